/** «Stellung öffnen»: a text becomes a view again, if some deal and some play lead to exactly what it says. */
import { Random } from '../ai/random';
import { Worlds, type World } from '../ai/worlds';
import { view } from '../engine/game';
import type { Result } from '../engine/types';
import { type Position, writePosition } from '../table/position';
import { type PositionFacts, readFacts } from '../table/positionFacts';
import { faultIn, playTo, sketchOf } from '../table/positionGame';
import { type PositionFault, unseal } from '../table/positionSeal';

export type { Position, PositionFault };

/** Deals to try: one that fits what is known can still be at odds with a secret Weis. */
const TRIES = 12;

/** Never throws. */
export function readPosition(text: string): Result<Position, PositionFault> {
  const read = readFacts(text);
  if (!read.ok) return read;
  const { facts, intact } = read.value;
  const fault = faultIn(facts) ?? (intact ? null : ({ code: 'changed' } as const));
  if (fault) return { ok: false, error: fault };
  const position = rebuilt(facts);
  if (!position) return { ok: false, error: { code: 'impossible' } };
  const line = contradiction(text, position);
  return line === null
    ? { ok: true, value: position }
    : { ok: false, error: { code: 'contradiction', line } };
}

/** The proof that the position is possible: one deal, played by the rules to where it is. */
function rebuilt(facts: PositionFacts): Position | null {
  for (const { hands, secrets } of worldsOf(facts)) {
    const game = playTo(facts, hands, secrets);
    if (!game) continue;
    const { app, game: id, ply, level, seat } = facts;
    return { app, game: id, ply, level, view: view<'schieber'>(game, seat) };
  }
  return null;
}

function* worldsOf(facts: PositionFacts): Generator<World> {
  const worlds = new Worlds(sketchOf(facts));
  if (worlds.ways === 0) return;
  const random = new Random(facts.game);
  try {
    for (let tries = 0; tries < TRIES; tries++) yield worlds.draw(random);
  } catch {
    // No deal fits the Weise that were announced.
  }
}

/** The first line that does not follow from the others; null if the position says the same as the text. */
function contradiction(text: string, position: Position): string | null {
  const [told, follows] = [text, writePosition(position)].map(linesIn) as [
    readonly string[],
    readonly string[],
  ];
  const wrong = told.findIndex((line, index) => line !== follows[index]);
  if (wrong >= 0) return told[wrong] as string;
  return told.length === follows.length ? null : (follows[told.length] as string);
}

function linesIn(text: string): readonly string[] {
  const unsealed = unseal(text);
  return unsealed.ok ? unsealed.value.lines : [];
}
