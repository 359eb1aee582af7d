import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOf, nothing, plus, type Sums, world } from '../../src/lib/ai/player/sums';
import { Tally } from '../../src/lib/ai/player/tally';

const WORLDS = 12;

/** A block in which each card brings about so much, one point more or less in turn. */
function block(values: readonly number[], open: readonly number[], nodes = 10): Sums {
  const none = { ...nothing([5, 6, 7], 7), open };
  return Array.from({ length: WORLDS }, (_, i) => i).reduce(
    (sums, i) =>
      plus(
        sums,
        world(
          none,
          1,
          values.map((value, k) => value + ((i + k) % 3) - 1),
          nodes / WORLDS,
        ),
      ),
    none,
  );
}

interface Done {
  readonly asked: (readonly number[])[];
  readonly best: number;
  readonly worlds: number;
}

/** Judges the blocks one after the other, as one worker does. */
function inOrder(values: readonly (readonly number[])[], nodes = 1e9): Done {
  const tally = new Tally({ cards: 3, blocks: values.length, nodes });
  const asked: (readonly number[])[] = [];
  for (let i = 0; !tally.isDone; i++) {
    asked.push(tally.openFor(i)!);
    tally.add(i, block(values[i]!, asked[i]!));
  }
  return { asked, best: bestOf(tally.sums), worlds: tally.sums.worlds };
}

/** The same by several workers: `picks` says which of those at work is done next. */
function together(values: readonly (readonly number[])[], workers: number, picks: Iterator<number>): Done {
  const tally = new Tally({ cards: 3, blocks: values.length, nodes: 1e9 });
  const asked: (readonly number[])[] = [];
  const busy: number[] = [];
  for (let next = 0; !tally.isDone;) {
    while (busy.length < workers && next < values.length && tally.openFor(next)) {
      asked[next] = tally.openFor(next)!;
      busy.push(next++);
    }
    const [done] = busy.splice((picks.next().value as number) % busy.length, 1) as [number];
    tally.add(done, block(values[done]!, asked[done]!));
  }
  return {
    asked: asked.slice(0, tally.sums.worlds / WORLDS),
    best: bestOf(tally.sums),
    worlds: tally.sums.worlds,
  };
}

describe('the blocks of a decision', () => {
  test('a card clearly ahead of all others ends it', () => {
    expect(inOrder([[9, 0, 0], [], []])).toEqual({ asked: [[0, 1, 2]], best: 0, worlds: WORLDS });
  });

  test('a card clearly behind is not judged any more from four blocks later on, the two in front are', () => {
    const { asked } = inOrder(Array.from({ length: 6 }, () => [9, 0, 9]));
    expect(asked).toEqual([...Array.from({ length: 4 }, () => [0, 1, 2]), [0, 2], [0, 2]]);
  });

  test('a card that fell behind counts no more, whatever its sums say', () => {
    const values = [...Array.from({ length: 4 }, () => [9, 0, 9]), [0, 99, 0], [9, 0, 8]];
    expect(inOrder(values)).toMatchObject({ best: 0, worlds: 6 * WORLDS });
  });

  test('so many positions are enough', () => {
    expect(
      inOrder(
        Array.from({ length: 9 }, () => [9, 9, 9]),
        25,
      ).worlds,
    ).toBe(3 * WORLDS);
  });

  test('the answer is the same for any number of workers, whoever is done first', () => {
    const points = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat(3)),
        (values, workers, picks) => {
          expect(together(values, workers, picks)).toEqual(inOrder(values));
        },
      ),
    );
  });
});
