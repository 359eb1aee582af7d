import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, newGame, view } from '$lib/engine/game';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import type { Action, Game, View } from '$lib/engine/variants/types';
import { type Pace, pauseAfter, SPEED_FACTOR, type Speed } from '$lib/state/pace';
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
const updates: Update[] = views.map((seen, seq) => ({
  seq,
  ply: seq,
  view: seen,
  saved: true,
  takeBacks: 0,
  takenBack: [],
  canTakeBack: seq > 5,
  givenUp: false,
}));
const at1 = (speed: Speed): Pace => ({ speed, autoCollect: true });
const at = (seq: number): Update => updates[seq] as Update;

/** The same with these cards in every hand's stead. */
const holding = (seen: View, hand: readonly number[]): View =>
  ({ ...seen, hand, hands: [hand, ...[1, 2, 3].map(() => hand.length)] }) as never;

interface Fake extends Running {
  readonly sent: { action: Action; seen: number }[];
  answer: (refusal: IntentRefusal | null) => void;
  closed: boolean;
  dealt: number;
  takenBack: number;
}
function fakeTable(): Fake {
  const fake: Fake = {
    sent: [],
    answer: () => undefined,
    closed: false,
    dealt: 0,
    takenBack: 0,
    level: 'weak',
    seated: {
      seat: 0,
      act: (action, seen) => {
        fake.sent.push({ action, seen });
        return new Promise((resolve) => (fake.answer = resolve));
      },
      takeBack: async () => {
        fake.takenBack += 1;
        return null;
      },
      leave: () => undefined,
    },
    deal: () => void (fake.dealt += 1),
    giveUp: async () => undefined,
    log: () => {
      throw new Error('not asked for here');
    },
    advise: null,
    fallback: () => false,
    close: async () => void (fake.closed = true),
  };
  return fake;
}

function open(pace: Partial<Pace> = {}): { table: TableState; fake: Fake } {
  const table = new TableState(() => ({ speed: 'normal', autoCollect: true, ...pace }));
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
    expect(pauseAfter(at(6).view, at1('normal'))).toBeGreaterThan(
      1.9 * pauseAfter(at(4).view, at1('normal')),
    );
  });

  it.each(Object.keys(SPEED_FACTOR) as Speed[])('scales every pause by the speed %s', (speed) => {
    for (const seen of views) {
      if (seen.effects.some(({ type }) => type === 'trickWon')) continue;
      expect(pauseAfter(seen, at1(speed))).toBe(pauseAfter(seen, at1('normal')) * SPEED_FACTOR[speed]);
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

  it('has seen a picture once its pause is over, and a full trick not before', () => {
    const { table } = open();
    table.receive(at(5));
    expect(table.rested).toBe(true); // Whoever opens a game finds it tidy.
    void table.act({ type: 'play', card: 0 });
    table.receive(at(6));
    expect(table.rested).toBe(false);
    vi.advanceTimersByTime(1400);
    expect(table.rested).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.rested).toBe(true);
  });

  it('shows the next picture at once after a tap', () => {
    const { table } = open();
    updates.slice(0, 4).forEach((update) => table.receive(update));
    table.skip();
    expect(table.view).toEqual(views[1]);
    table.skip();
    expect(table.view).toEqual(views[2]);
    expect(table.rested).toBe(false);
  });

  it('holds a full trick until it is tapped, if that is how it was set', () => {
    const { table } = open({ autoCollect: false });
    table.receive(at(5));
    void table.act({ type: 'play', card: 0 });
    table.receive(at(6));
    vi.advanceTimersByTime(60_000);
    expect([table.held, table.rested]).toEqual([true, false]);
    table.skip();
    expect([table.held, table.rested]).toEqual([false, true]);
  });

  it('leaves a trick before the own lead where there are no pauses: it would never be seen', () => {
    const { table } = open({ speed: 'off' });
    const lead = { ...at(6), view: { ...at(6).view, turn: 0 } };
    table.receive(at(5));
    void table.act({ type: 'play', card: 0 });
    table.receive(lead);
    vi.advanceTimersByTime(60_000);
    expect(table.rested).toBe(false);
    table.skip();
    expect(table.rested).toBe(true);
  });

  it('never holds a trick for one who opens the game', () => {
    const { table } = open({ autoCollect: false });
    table.receive(at(6));
    expect([table.held, table.rested]).toEqual([false, true]);
  });

  it('goes straight back when something is taken back, over all pictures that wait', async () => {
    const { table, fake } = open();
    table.receive(at(5));
    expect(table.canTakeBack).toBe(false);
    await table.takeBack();
    expect(fake.takenBack).toBe(0);
    table.receive(at(6));
    vi.advanceTimersToNextTimer();
    expect(table.canTakeBack).toBe(true);
    await table.takeBack();
    expect(fake.takenBack).toBe(1);
    table.receive({ ...at(5), seq: 8 });
    table.receive({ ...at(3), seq: 9, takeBacks: 1, takenBack: [{ type: 'play', card: 0 }] });
    expect([table.view, table.takeBacks, table.rested]).toEqual([views[3], 1, true]);
    expect(table.takenBack).toEqual([{ type: 'play', card: 0 }]);
  });

  it('shows at once that a game was given up', () => {
    const { table } = open();
    table.receive(at(4));
    table.receive({ ...at(4), givenUp: true });
    expect(table.givenUp).toBe(true);
  });

  it('says when the storage has failed', () => {
    const { table } = open();
    table.receive({ ...at(1), saved: false });
    expect(table.saved).toBe(false);
  });

  it('says how strong the computers of its game play', () => {
    expect(open().table.level).toBe('weak');
  });

  it('closes a game that has been opened too late', () => {
    const table = new TableState(() => at1('normal'));
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

  it('claims the rest where it is proved, and else names a card and does nothing', () => {
    const { table, fake } = open();
    // Two Asses against everything: the Schellen Ass takes its trick, the Rosen Six does not.
    const last = { ...(views[1] as View<'schieber'>), phase: 'play', turn: 0, tricks: [] } as const;
    const seen = { ...last, contract: { kind: 'obenabe' } } as View<'schieber'>;
    table.receive({ ...at(0), view: holding(seen, [8]) });
    expect(table.claim()).toBeNull();
    expect(fake.sent).toEqual([{ action: { type: 'claim' }, seen: 0 }]);
    const open2 = open();
    open2.table.receive({ ...at(0), view: holding(seen, [8, 9]) });
    expect(open2.table.claim()).toSatisfy((card: number) => card > 9 && card < 18);
    expect(open2.fake.sent).toEqual([]);
  });
});
