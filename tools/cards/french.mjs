/** The twelve figures of the French pack: crew, passengers and crowned heads of 1913. */
import {
  BLUE,
  BROWN,
  ENAMEL,
  GREEN,
  GREY,
  INK,
  RED,
  RUST,
  SKIN,
  SLATE,
  STRAW,
  YELLOW,
  at,
  dot,
  line,
  n,
  p,
  range,
  spots,
} from './draw.mjs';
import { profile, moustache, fullBeard, lip, crowns, hand, ermine, staff, uniform } from './parts.mjs';

export const bigHat = (hat, band, trim) =>
  trim +
  p(hat, 'M-56-20Q-42-36-26-35Q-24-60 6-60Q36-60 36-35Q47-30 48-16Q26-14 0-21Q-30-12-56-20Z') +
  line('M-23-35Q6-26 34-33', 7, band);
export const french = {
  // Page: pillbox with chin strap, buttoned jacket
  HJ: {
    back:
      p(RED, 'M170 150L182 104H200L212 160Z') +
      p(YELLOW, 'M180 112H202V122H180Z') +
      at(192, 106, p(SKIN, 'M-11 6Q-14-4-8-6H10Q14 0 11 6Z')) +
      p(GREY, 'M166 92H216Q212 102 191 102Q170 102 166 92Z') +
      p(ENAMEL, 'M182 90Q174 78 182 66H200Q208 78 200 90Z') +
      line('M204 72q10 4 2 12', 3.5) +
      dot(RED, 191, 62, 4),
    body: RED,
    coat: spots(YELLOW, 5, [112, 132], [110, 150], [140, 132], [142, 150]) + line('M126 118V200', 3),
    head: profile(
      BROWN,
      line('M7-22Q10 20-6 40', 3) +
        p(RED, 'M-24-28L-16-54Q14-60 30-44L30-20Q4-34-24-28Z') +
        line('M-23-31Q4-38 30-22', 5, YELLOW),
    ),
    over: p(YELLOW, 'M102 116L126 126 154 116 154 126 126 138 100 126Z'),
    sleeve: RED,
    cuff: YELLOW,
  },
  // Boatman on holiday: straw hat, striped blazer, bow tie
  DJ: {
    back: `<circle fill="none" cx="186" cy="112" r="22" stroke-width="20"/><circle fill="none" cx="186" cy="112" r="22" stroke="${ENAMEL}" stroke-width="13"/><circle fill="none" cx="186" cy="112" r="22" stroke="${RED}" stroke-width="13" stroke-linecap="butt" stroke-dasharray="17.3 17.3"/>`,
    body: ENAMEL,
    coat:
      line('M84 132V200M108 130V200M148 130V200M172 134V200M192 152V200', 7, BLUE) +
      p(ENAMEL, 'M106 116L128 160 150 116Z'),
    head: profile(
      YELLOW,
      lip(YELLOW) +
        p(STRAW, 'M-20-30L-16-56H32L36-30Z') +
        p(RED, 'M-19-38H35L36-28H-20Z') +
        p(STRAW, 'M-42-30Q10-16 58-26V-18Q10-8-42-22Z'),
    ),
    over: p(RED, 'M128 132L108 122V144L128 134 148 144V122Z'),
    sleeve: ENAMEL,
    cuff: BLUE,
    top: line('M114 156V188M130 146V184M146 132V182M162 136V174', 6, BLUE),
  },
  // Sailor: ribboned cap, blue collar, striped vest
  SJ: {
    body: ENAMEL,
    coat:
      line('M110 132h36M110 144h36M110 156h36M110 168h36', 5, BLUE) +
      p(BLUE, 'M96 118L124 168 132 168 158 118 190 134 176 160 140 178 118 178 84 150 82 130Z') +
      line('M90 132L122 172M168 130L134 172', 2.5, ENAMEL) +
      p(ENAMEL, 'M108 118L128 156 148 118Z') +
      line('M116 130h24M122 142h12', 5, BLUE),
    head: profile(
      SLATE,
      line('M32-24Q52-10 46 18M34-28Q64-16 62 8', 6) +
        p(ENAMEL, 'M-26-32Q-34-52 6-54Q46-54 38-30Z') +
        p(SLATE, 'M-24-34Q6-28 36-34L33-20Q6-26-22-22Z') +
        dot(RED, 6, -56, 6),
    ),
    sleeve: ENAMEL,
    cuff: BLUE,
  },
  // Stoker: peaked cloth cap, neckerchief, braces, shovel
  CJ: {
    back: staff('M176 200L192 70', BROWN) + p(SLATE, 'M172 30Q196 14 212 36L206 78 178 74Z'),
    body: GREEN,
    coat: line('M160 122L172 200M96 124L90 190', 8, BROWN),
    head: profile(
      RUST,
      lip(RUST) +
        p(SLATE, 'M-20-26L-44-20Q-44-30-24-38Q-16-54 12-54Q44-50 34-18Q8-30-20-26Z') +
        line('M-20-30Q8-36 34-20', 3, GREY),
    ),
    over:
      p(RED, 'M98 116Q126 132 156 114L156 128 132 138 124 162 112 138 98 130Z') +
      spots(ENAMEL, 3, [112, 128], [140, 128], [124, 146]),
    sleeve: GREEN,
    cuff: SKIN,
  },
  // Lady with the ostrich plume
  HQ: {
    body: RED,
    coat: p(ENAMEL, 'M80 118Q104 150 128 118L132 132 104 168 74 132Z'),
    head: profile(
      RUST,
      bigHat(
        BROWN,
        YELLOW,
        p(YELLOW, 'M-6-46Q14-76 38-60Q52-48 48-22Q48-4 38 4Q30-8 36-24Q32-36 12-34Z') +
          line('M12-48Q40-52 41-8', 3),
      ),
      true,
    ),
    over:
      dot(YELLOW, 104, 148, 6) +
      p(YELLOW, 'M44 180L14 128Q26 102 48 104Q68 104 78 124Z') +
      line('M44 180L30 114M44 180L48 106M44 180L66 112', 2.5) +
      line('M20 136Q46 114 74 130', 5, RED) +
      hand(44, 174, ENAMEL),
    sleeve: RED,
    cuff: ENAMEL,
    hand: ENAMEL,
  },
  // Lady with the parasol: pale hat with cherries, lake-blue dress
  DQ: {
    body: BLUE,
    coat: p(ENAMEL, 'M78 119Q102 128 126 119L112 200H92Z') + line('M92 140h22M91 156h22M91 172h22', 3),
    head: profile(
      YELLOW,
      bigHat(ENAMEL, BLUE, '') +
        [
          [-8, -44],
          [8, -48],
          [24, -42],
        ]
          .map(([x, y]) => dot(RED, x, y, 8))
          .join(''),
      true,
    ),
    over:
      line('M30 216L52 102', 6) +
      p(RED, 'M50 110Q66 138 46 174L32 172Q30 138 50 110Z') +
      line('M48 116Q48 146 39 172', 2.5) +
      hand(40, 182, ENAMEL),
    sleeve: BLUE,
    cuff: YELLOW,
    hand: ENAMEL,
  },
  // Lady in black: pearls, high collar, cock feathers
  SQ: {
    body: SLATE,
    coat: p(RED, 'M22 178Q60 130 84 122L70 200 20 216Z'),
    head: profile(
      INK,
      p(INK, 'M4-46Q14-76 47-66Q28-60 34-38Z') +
        p(RED, 'M-4-42Q0-68 30-66Q14-56 18-38Z') +
        p(SLATE, 'M-44-14Q-46-32-16-40Q24-52 46-28Q52-12 40 2Q20-24-44-14Z') +
        line('M-42-16Q18-28 41 0', 4, ENAMEL) +
        p(ENAMEL, 'M-6 44H24V60H-8Z'),
      true,
    ),
    over:
      range(6)
        .map((k) =>
          dot(ENAMEL, 80 + k * 10, n(132 + 14 * Math.sin((k + 0.5) * 0.52)), 5, 'stroke-width="2.5"'),
        )
        .join('') +
      line('M44 186L50 128', 6) +
      p(
        SLATE,
        'M15 114Q29 104 42 114Q55 104 69 114Q70 138 54 138Q46 138 42 129Q38 138 30 138Q14 138 15 114Z',
      ) +
      p(ENAMEL, 'M23 120q7-6 13 1q-7 5-13-1ZM48 121q6-7 13-1q-6 6-13 1Z', 'stroke-width="2.5"') +
      hand(44, 178, ENAMEL),
    sleeve: SLATE,
    cuff: RED,
    hand: ENAMEL,
  },
  // Lady in the turban with aigrette
  CQ: {
    body: GREEN,
    coat: p(YELLOW, 'M70 122Q104 190 138 122L148 128Q108 224 56 132Z'),
    head: profile(
      SLATE,
      line('M-16-40Q-20-66-4-68M-14-40Q-10-60 8-68', 4, INK) +
        p(YELLOW, 'M-22-22Q-32-46 0-50Q36-52 36-16Q36-2 24 0Q14-26-22-22Z') +
        line('M-22-26Q12-34 28-2M-20-36Q18-44 35-14M-8-48Q20-46 34-30', 3) +
        dot(RED, -17, -36, 6) +
        dot(YELLOW, 8, 20, 4),
      true,
    ),
    over:
      [-16, 14, 46]
        .map((a) =>
          at(
            40,
            172,
            p(ENAMEL, 'M0 0Q-22-40 0-76Q22-40 0 0Z') +
              p(BLUE, 'M0-36Q-9-50 0-64Q9-50 0-36Z', 'stroke-width="3"'),
            0.9,
            a,
          ),
        )
        .join('') + hand(44, 172),
    sleeve: GREEN,
    cuff: YELLOW,
    hand: SKIN,
  },
  HK: {
    body: RED,
    hair: ENAMEL,
    beard: fullBeard(ENAMEL),
    crown: crowns.closed(RED),
    robe: ermine,
    hold: staff('M34 216L53 118', YELLOW) + p(YELLOW, 'M55 96L66 111 55 126 45 111Z'),
    sleeve: RED,
    cuff: YELLOW,
  },
  DK: {
    body: BLUE,
    hair: YELLOW,
    beard: moustache(YELLOW) + line('M-6 31h13', 3),
    crown: crowns.closed(BLUE),
    robe: uniform(RED),
    hold: staff('M34 216L53 118', YELLOW) + dot(RED, 55, 111, 11),
    sleeve: BLUE,
    cuff: YELLOW,
  },
  SK: {
    body: SLATE,
    hair: GREY,
    beard: fullBeard(GREY),
    crown: crowns.points,
    robe: p(RED, 'M58 128L82 119 106 200 130 119 156 130 134 240H80Z') + spots(YELLOW, 5, [106, 176]),
    hold:
      p(ENAMEL, 'M41 176L35 116 42 99 49 114 49 176Z') +
      line('M42 120V170', 2.5) +
      p(YELLOW, 'M16 160L66 152V161L16 169Z'),
    sleeve: SLATE,
    cuff: RED,
  },
  CK: {
    body: GREEN,
    hair: RUST,
    beard:
      p(RUST, 'M-27-8L-28 24Q-30 44-14 40L-8 30-16 14ZM27-8L28 24Q30 44 14 40L10 30 18 14Z') +
      moustache(RUST) +
      line('M-5 31h12', 3),
    crown: crowns.leaves,
    robe: uniform(YELLOW),
    hold:
      dot(RED, 44, 142, 22) +
      p(YELLOW, 'M22 138Q44 148 66 138V146Q44 156 22 146Z', 'stroke-width="3"') +
      staff('M44 120V102M36 110H52', YELLOW, 4),
    sleeve: GREEN,
    cuff: ENAMEL,
  },
};
