/** Hands and arms at fixed places, so that a figure chooses a gesture and two colours. */
import { SKIN, at, line, p } from './draw.mjs';

// How an Under or Bube holds out the sign at (45, 157): what lies behind it, and the fingers in front.
const OFFERS = {
  // on the flat of the hand, the thumb on the sign
  palm: (c) => [
    p(c, 'M88 158L66 157Q50 160 34 166Q26 170 32 174Q44 183 60 184L88 184Z') +
      line('M36 172l20 1M46 179h12', 2.5),
    p(c, 'M80 160L66 148Q58 143 55 149Q54 155 66 166Z'),
  ],
  // between finger and thumb, by the stalk
  pinch: (c) => [
    p(c, 'M88 157L74 157Q60 164 55 176Q58 194 74 192L88 185Z'),
    p(c, 'M86 160L66 158Q52 162 43 171Q42 178 50 178L66 173Z') +
      line('M60 181q8 4 14 2M64 188q6 2 10 1', 2.5),
  ],
  // round the edge: four fingers in front
  grip: (c) => [
    p(c, 'M88 156L66 152 56 164 62 184 88 184Z'),
    p(
      c,
      'M84 154H64Q53 151 53 157Q52 162 58 163Q49 164 51 169Q52 174 57 173Q51 177 54 181Q58 184 62 182Q60 189 68 189L88 184Z',
    ) + line('M58 163h12M57 173h13M62 182h9', 2.5),
  ],
};
export const offer = (gesture = 'palm', colour = SKIN) => OFFERS[gesture](colour);

// How an Ober or Dame lifts it to (182, 54).
const LIFTS = {
  fist: (c) => [
    p(c, 'M170 112Q162 100 168 91Q172 86 177 89Q182 84 187 88Q194 85 196 91Q202 100 196 112Z'),
    line('M177 89v8M187 88v9', 2.5) +
      p(c, 'M172 107Q164 99 170 95Q178 97 188 99Q191 104 184 106Z', 'stroke-width="3"'),
  ],
  // fingers open round it from below
  cup: (c) => [
    '',
    p(c, 'M170 112L160 100Q154 90 160 86Q166 83 173 93Q181 98 188 93L199 83Q206 82 206 90Q204 103 196 112Z') +
      line('M190 93L198 98M184 97L193 104', 2.5),
  ],
  // between finger and thumb
  pinch: (c) => [
    p(c, 'M170 112Q163 101 170 94L181 84Q187 83 186 89L194 88Q202 96 196 112Z'),
    line('M186 89L180 96M194 92l-7 7M198 100l-8 5', 2.5),
  ],
};
export const lift = (gesture = 'fist', colour = SKIN) => LIFTS[gesture](colour);

export const arm = {
  J: (sleeve, cuff) =>
    p(sleeve, 'M94 153Q118 152 128 136Q142 118 162 128Q180 142 176 170L130 200Q116 180 98 182Z') +
    line('M130 160Q140 154 144 144', 3) +
    p(cuff, 'M83 152Q92 147 101 151L103 180Q93 186 85 182Z'),
  // forearm stands on the split
  Q: (sleeve, cuff) =>
    p(sleeve, 'M148 132L168 134 168 116H198L204 190H160Z') + p(cuff, 'M165 110H201V121H165Z'),
  // holds sceptre, sword or orb, left
  K: (sleeve, cuff) => p(cuff, 'M58 158L72 162 70 190 54 186Z') + p(sleeve, 'M70 160L94 152 112 200H66Z'),
};
/** A fist round a staff that stands at its middle. */
export const hand = (x, y, colour = SKIN) =>
  at(
    x,
    y,
    p(colour, 'M-12 8Q-18 4-14-1Q-17-9-8-10Q2-12 12-9Q20 2 12 11Q0 15-9 13Q-14 12-12 8Z') +
      line('M-14-1H-2M-12 7H-2', 2.5),
  );
