import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { PACK_36, sortCards } from '../../src/lib/engine/cards';
import { readRecord } from '../../src/lib/engine/record';
import type { Card } from '../../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import type { Event, Game } from '../../src/lib/engine/variants/types';
import { openGame } from '../../src/lib/table/game';
import { tell } from '../../src/lib/table/log';
import type { GameLog, LogLine } from '../../src/lib/table/ports';
import { replayOf, type Picture, type Replay } from '../../src/lib/table/replay';
import { PATIENCE, runs } from '../helpers/chance';
import { randomLog } from '../helpers/logs';
import { card, hands, playOf, ranking, type Move } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const header = {
  id: 'game',
  setup: { variant: 'schieber', options: { ...DEFAULT_OPTIONS, target: 2500 }, foreign: true },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: 'ab'.repeat(32),
  started: 1,
} as const;
type By = Event['by'];

/** A log from moves; oneself is forehand. */
const logOf = (moves: readonly (readonly [By, Move])[]): GameLog => ({
  ...header,
  lines: moves.map(([by, action], seq) => ({ seq, by, action, at: seq })),
});
const DEAL: readonly [By, Move] = ['chance', { type: 'deal', dealer: 3, hands: hands(HANDS) }];
const CHOICE: readonly (readonly [By, Move])[] = [
  [0, { type: 'push' }],
  [2, { type: 'declare', contract: ranking('C') }],
];
const given = (log: GameLog): GameLog => ({
  ...log,
  lines: [...log.lines, { seq: log.lines.length, by: 0, giveUp: true, at: 99 }],
});

/** The deal from the choice to its end: whoever is in turn plays the first legal card; Weise as the hand has them. */
function playedOut(log: GameLog, most = 36): GameLog {
  const lines: LogLine[] = [...log.lines];
  for (let laid = 0; laid < most; laid++) {
    const { game } = openGame({ ...log, lines });
    const by = game.turn as number;
    const action = view(game, by).legal.find(({ type }) => type === 'play') as Move;
    lines.push({ seq: lines.length, by, action, at: lines.length });
  }
  return { ...log, lines };
}
const kinds = (replay: Replay, deal = 0): string[] =>
  (replay.deals[deal]?.steps ?? []).map(({ kind, cards }) => (kind === 'play' ? String(cards) : kind));

/** Every picture of a replay. */
const pictures = (replay: Replay): Picture[] =>
  replay.deals.flatMap(({ steps }, deal) => steps.map((_, step) => replay.at({ deal, step })));

describe('the steps of a deal', () => {
  const whole = replayOf(playedOut(logOf([DEAL, ...CHOICE])));

  it('are the deal, the choice, every card, the comparison of Weise after the first trick, and the settlement', () => {
    const cards = Array.from({ length: 36 }, (_, index) => String(index + 1));
    expect(kinds(whole)).toEqual([
      ...['deal', 'push', 'declare', '1', '2', '3', '4', 'weis'],
      ...cards.slice(4),
      'settlement',
    ]);
    expect(whole.deals[0]?.finished).toBe(true);
    expect(whole.running).toBe(false);
  });

  it('show what the own seat saw then, and what everybody held', () => {
    const dealt = whole.at({ deal: 0, step: 0 });
    const held = hands(HANDS).map(sortCards);
    expect(dealt.view.hand).toEqual(held[0]);
    expect(dealt.view.hands[1]).toBe(9);
    expect(dealt.hands).toEqual(held);
    const first = whole.at({ deal: 0, step: 3 });
    expect([first.by, first.view.tricks[0]?.cards.length, first.hands[0]?.length]).toEqual([0, 1, 8]);
    // Announced, but not compared yet: the cards of the others are not in the view.
    const second = whole.at({ deal: 0, step: 5 });
    expect(second.view.announced[2]?.map(({ cards }) => cards)).toEqual([null]);
    expect(whole.at({ deal: 0, step: 7 }).view.announced[2]?.[0]?.cards).toHaveLength(3);
  });

  it('know what was there a step before', () => {
    expect(whole.at({ deal: 0, step: 0 }).before).toBeNull();
    expect(whole.at({ deal: 0, step: 3 }).before).toEqual(whole.at({ deal: 0, step: 2 }).view);
  });

  it('that do not exist are refused', () => {
    for (const cursor of [
      { deal: 1, step: 0 },
      { deal: 0, step: 41 },
      { deal: -1, step: 0 },
    ])
      expect(() => whole.at(cursor)).toThrow();
  });

  it('have no comparison where nobody has announced anything', () => {
    let log = logOf([DEAL, ...CHOICE]);
    for (const name of ['H10', 'H7', 'HA', 'HJ']) {
      const { game } = openGame(log);
      const line = { by: game.turn as number, action: playOf(game as Game<'schieber'>, name), at: 0 };
      log = { ...log, lines: [...log.lines, { ...line, seq: log.lines.length }] };
    }
    expect(kinds(replayOf(given(log)))).not.toContain('weis');
  });

  it('leave out what was taken back', () => {
    const log = logOf([DEAL, ...CHOICE, [0, { type: 'play', card: card('H10'), weis: [] }]]);
    const back: GameLog = { ...log, lines: [...log.lines, { seq: 4, by: 0, takeBack: 3, at: 0 }] };
    expect(kinds(replayOf(given(back)))).toEqual(['deal', 'push', 'declare']);
  });

  it('show at a claim what was still held', () => {
    const own = hands('C* | D* | H* | S*');
    const claim = replayOf(
      logOf([
        ['chance', { type: 'deal', dealer: 3, hands: own }],
        [0, { type: 'declare', contract: ranking('C') }],
        [0, { type: 'claim' }],
      ]),
    );
    expect(kinds(claim)).toEqual(['deal', 'declare', 'claim', 'settlement']);
    expect(claim.at({ deal: 0, step: 2 }).hands).toEqual(own.map(sortCards));
    expect(claim.at({ deal: 0, step: 3 }).hands).toEqual([[], [], [], []]);
  });
});

describe('what lies open', () => {
  const one = playedOut(logOf([DEAL, ...CHOICE]));
  const second = (log: GameLog): GameLog => ({
    ...log,
    lines: [...log.lines, { seq: log.lines.length, by: 'chance', action: DEAL[1], at: 0 }],
  });

  it('a deal that is being played stays closed', () => {
    const replay = replayOf(second(one));
    expect(replay.deals).toHaveLength(1);
    expect(replay.running).toBe(true);
    expect(() => replay.at({ deal: 1, step: 0 })).toThrow();
  });

  it('a first deal that is being played leaves nothing to see', () => {
    const replay = replayOf(playedOut(logOf([DEAL, ...CHOICE]), 20));
    expect([replay.deals, replay.running]).toEqual([[], true]);
  });

  it('once the game is given up its last deal is open too, as far as it came', () => {
    const replay = replayOf(given(second(one)));
    expect(replay.deals.map(({ finished }) => finished)).toEqual([true, false]);
    expect([kinds(replay, 1), replay.running]).toEqual([['deal'], false]);
  });

  it('a damaged log is refused', () => {
    expect(() => replayOf({ ...one, seed: 'x' })).toThrow();
    expect(() => replayOf(logOf([DEAL, [1, { type: 'push' }]]))).toThrow();
  });
});

/** The running deal with the cards of the three others dealt anew among them; null if none is running. */
function swapped(log: GameLog): GameLog | null {
  const { events, givenUp } = tell(log.lines);
  const { game } = openGame(log);
  const start = events.findLastIndex(({ action }) => action.type === 'deal');
  if (givenUp || game.phase === 'over' || game.phase === 'deal' || start < 0) return null;
  const event = events[start] as Event;
  const action = event.action as Extract<Move, { type: 'deal' }>;
  const [own, a, b, c] = action.hands as Card[][];
  const lines = log.lines.filter(({ seq }) => seq < event.seq);
  const anew: LogLine = { ...event, seq: lines.length, action: { ...action, hands: [own!, c!, a!, b!] } };
  return { ...log, lines: [...lines, anew] };
}

describe('any game', () => {
  test(
    'a replay says the same whatever the others hold in the running deal, or have played',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          // The rule of the first forehand would tell who holds one card.
          const log = randomLog(seed, 150);
          // Nor would a claim be proved that rests on it.
          if (log.lines.some((line) => 'action' in line && line.action.type === 'claim')) return;
          const foreign = { ...log, setup: { ...log.setup, foreign: true } };
          const other = swapped(foreign);
          if (!other) return;
          compared += 1;
          const [seen, again] = [replayOf(foreign), replayOf(other)];
          expect(again.running).toBe(true);
          expect(again.deals).toEqual(seen.deals);
          expect(pictures(again)).toEqual(pictures(seen));
        }),
        runs(60),
      );
      expect(compared).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  test(
    'steps through to the state the log tells, with a picture at every step',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          const log = randomLog(seed, 250);
          const { game, told } = openGame(log);
          const replay = replayOf(log);
          const open = told.givenUp || game.phase === 'over';
          const dealt = told.events.filter(({ action }) => action.type === 'deal').length;
          expect(replay.deals).toHaveLength(open ? dealt : game.deals.length);
          expect(replay.running).toBe(dealt > replay.deals.length);
          for (const { view: seen, hands: held, cards } of pictures(replay)) {
            const laid = seen.tricks.flatMap((trick) => trick.cards);
            expect(laid).toHaveLength(cards);
            if (seen.claim !== null) continue;
            expect(held[0]).toEqual(seen.hand);
            expect(sortCards([...laid, ...held.flat()])).toEqual(PACK_36);
          }
        }),
        runs(40),
      );
    },
    PATIENCE,
  );
});

interface RecordLine {
  readonly record: unknown;
}
const recorded = readFileSync(new URL('../vectors/records/schieber.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => [index + 1, JSON.parse(line) as RecordLine] as const);

describe('recorded games', () => {
  it.each(recorded)('game %i steps through to its end with the same scores', (_, { record }) => {
    const read = readRecord(record);
    if (!read.ok) throw new Error(read.error.code);
    const { setup, events, game } = read.value;
    const replay = replayOf({ ...header, setup, lines: events });
    expect(replay.deals).toHaveLength(game.deals.length);
    const settled = replay.deals.map(({ steps }, deal) => replay.at({ deal, step: steps.length - 1 }));
    expect(settled.map(({ kind }) => kind)).toEqual(game.deals.map(() => 'settlement'));
    expect(settled.map(({ view: seen }) => seen.deals.at(-1))).toEqual(game.deals);
    expect(settled.at(-1)?.view.board).toEqual((game as Game<'schieber'>).board);
    expect(pictures(replay).length).toBeGreaterThanOrEqual(events.length);
  });
});
