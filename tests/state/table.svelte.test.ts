import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, newGame, view } from '$lib/engine/game';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import type { Action, Game, View } from '$lib/engine/variants/types';
import { pauseAfter, SPEED_FACTOR, type Speed } from '$lib/state/pace';
import { type Running, TableState } from '$lib/state/table.svelte';
import type { IntentRefusal, Update } from '$lib/table/ports';

const hands = [0, 1, 2, 3].map((suit) => Array.from({ length: 9 }, (_, rank) => suit * 9 + rank));

/** Seat 1 holds H7 and all roses, chooses roses and leads; then seats 2, 3 and 0 discard. */
function firstTrick(): View[] {
  let game: Game = newGame({ variant: 'schieber', options: DEFAULT_OPTIONS });
  const views: View[] = [view(game, 0)];
  const take = (by: number | 'chance', action: Action): void => {
    const next = act(game, by, action);
    if (!next.ok) throw new Error(next.error);
    game = next.value;
    views.push(view(game, 0));
  };
  take('chance', { type: 'deal', dealer: 0, hands });
  take(1, { type: 'declare', contract: { kind: 'trump', suit: 1 } });
  for (const [by, card] of [
    [1, 17],
    [2, 18],
    [3, 27],
    [0, 0],
  ] as const)
    take(by, { type: 'play', card });
  return views;
}
const views = firstTrick();
const updates: Update[] = views.map((seen, seq) => ({ seq, view: seen, saved: true }));
const at = (seq: number): Update => updates[seq] as Update;

interface Fake extends Running {
  readonly sent: { action: Action; seen: number }[];
  answer: (refusal: IntentRefusal | null) => void;
  closed: boolean;
  dealt: number;
}
function fakeTable(): Fake {
  const fake: Fake = {
    sent: [],
    answer: () => undefined,
    closed: false,
    dealt: 0,
    seated: {
      seat: 0,
      act: (action, seen) => {
        fake.sent.push({ action, seen });
        return new Promise((resolve) => (fake.answer = resolve));
      },
      leave: () => undefined,
    },
    deal: () => void (fake.dealt += 1),
    fallback: () => false,
    close: () => void (fake.closed = true),
  };
  return fake;
}

function open(speed: Speed = 'normal'): { table: TableState; fake: Fake } {
  const table = new TableState(() => speed);
  const fake = fakeTable();
  table.run(fake);
  return { table, fake };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the table as a seat sees it', () => {
  it('shows one picture after the other, however fast the computers are', () => {
    const { table } = open();
    updates.slice(0, 5).forEach((update) => table.receive(update));
    expect(table.view).toEqual(views[0]);
    for (const seen of views.slice(1, 5)) {
      vi.advanceTimersToNextTimer();
      expect(table.view).toEqual(seen);
    }
  });

  it('leaves a finished trick on the table before the next lead shows', () => {
    expect(pauseAfter(at(6).view, 'normal')).toBeGreaterThan(2 * pauseAfter(at(4).view, 'normal'));
  });

  it.each(Object.keys(SPEED_FACTOR) as Speed[])('scales every pause by the speed %s', (speed) => {
    for (const seen of views) {
      expect(pauseAfter(seen, speed)).toBe(pauseAfter(seen, 'normal') * SPEED_FACTOR[speed]);
    }
  });

  it('takes no action while pictures are waiting: the hand it was meant for is not on the table', async () => {
    const { table, fake } = open();
    table.receive(at(4));
    table.receive(at(5));
    expect(table.thinking).toBe(true);
    expect(await table.act({ type: 'play', card: 0 })).toBe('stale');
    expect(fake.sent).toEqual([]);
  });

  it('sends what was tapped with the picture it was tapped on, and only once', async () => {
    const { table, fake } = open();
    table.receive(at(5));
    const action: Action = { type: 'play', card: 0 };
    const first = table.act(action);
    expect(table.pending).toEqual(action);
    expect(await table.act(action)).toBe('stale');
    fake.answer(null);
    expect(await first).toBeNull();
    expect(table.pending).toBeNull();
    expect(fake.sent).toEqual([{ action, seen: 5 }]);
  });

  it('shows the own card at once, without waiting for the pause before it', () => {
    const { table } = open();
    table.receive(at(5));
    void table.act({ type: 'play', card: 0 });
    table.receive(at(6));
    expect(table.view).toEqual(views[6]);
  });

  it('says when the storage has failed', () => {
    const { table } = open();
    table.receive({ ...at(1), saved: false });
    expect(table.saved).toBe(false);
  });

  it('closes a game that has been opened too late', () => {
    const table = new TableState(() => 'normal');
    const fake = fakeTable();
    table.close();
    table.run(fake);
    expect(fake.closed).toBe(true);
    expect(table.status).toBe('loading');
  });

  it('deals on at "Weiter", and shows nothing more once it is closed', () => {
    const { table, fake } = open();
    table.receive(at(0));
    table.receive(at(1));
    table.next();
    table.close();
    vi.runAllTimers();
    expect([fake.dealt, fake.closed]).toEqual([1, true]);
    expect(table.view).toEqual(views[0]);
  });
});
