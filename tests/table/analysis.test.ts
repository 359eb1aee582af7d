import { describe, expect, it, test } from 'vitest';
import { adviseOn } from '../../src/lib/ai/advice/advise';
import { OpenCards } from '../../src/lib/ai/advice/openCards';
import { view } from '../../src/lib/engine/game';
import { factorOf } from '../../src/lib/engine/variants/schieber/options';
import type { Action } from '../../src/lib/engine/variants/types';
import { ANALYSIS_VERSION, analysisOf, type GameAnalysis } from '../../src/lib/table/analysis';
import { gradeOf, qualityOf } from '../../src/lib/table/analysisVerdict';
import { openGame } from '../../src/lib/table/game';
import type { Advice, GameLog, LogLine } from '../../src/lib/table/ports';
import { replayOf } from '../../src/lib/table/replay';
import { plainAdvice, recordedGame } from '../helpers/analysisGame';
import { often, PATIENCE } from '../helpers/chance';
import { must, type Table } from '../helpers/table';

const LOG = recordedGame(3);
const game = analysisOf(LOG);
const all = (analysis: GameAnalysis) =>
  Array.from({ length: analysis.deals }, (_, deal) =>
    analysis.questions(deal).map((question) => ({ ...question, deal })),
  ).flat();
const plain = (deal: number): Advice[] => game.questions(deal).map((question) => plainAdvice(question.view));
const cut = (log: GameLog, lines: number, ...more: object[]): GameLog => ({
  ...log,
  lines: [...log.lines.slice(0, lines), ...(more as LogLine[])],
});

describe('the questions of a game', () => {
  const replay = replayOf(LOG);

  it('are own decisions, each with what the seat saw in the step before', () => {
    expect(all(game).length).toBeGreaterThan(15);
    for (const question of all(game)) {
      const shown = replay.at(question);
      expect([shown.by, shown.kind]).toEqual([0, question.action.type]);
      expect(shown.before).toEqual(question.view);
    }
  });

  it('leave out what was no choice', () => {
    for (const { view: seen } of all(game)) {
      expect(
        seen.legal.filter(({ type }) => type === 'play' || type === 'declare' || type === 'push').length,
      ).toBeGreaterThan(1);
    }
    // The last card of a deal never is one.
    expect(all(game).every(({ view: seen }) => seen.hand.length > 1)).toBe(true);
  });

  it('have the seed that a hint at the table has: the game and the number of events that stand', () => {
    for (const { seed, ply } of all(game)) expect(seed).toBe(`${LOG.id}/${ply}`);
  });

  it('are only about deals that lie open', () => {
    const { ply } = game.questions(1)[2]!;
    expect(analysisOf(cut(LOG, ply)).deals).toBe(1);
    expect(analysisOf(cut(LOG, ply)).questions(1)).toEqual([]);
    const given = cut(LOG, ply, { seq: ply, by: 0, giveUp: true, at: 0 });
    expect(analysisOf(given).questions(1)).toEqual(game.questions(1).slice(0, 2));
  });

  it('leave out what was taken back', () => {
    const { ply, action } = game.questions(0)[1]!;
    const back = cut(
      LOG,
      ply + 1,
      { seq: ply + 1, by: 0, takeBack: ply, at: 0 },
      { seq: ply + 2, by: 0, action, at: 0 },
      { seq: ply + 3, by: 0, giveUp: true, at: 0 },
    );
    expect(analysisOf(back).questions(0)).toEqual(game.questions(0).slice(0, 2));
  });
});

test(
  'what others hold makes no difference to a question, nor to its answer',
  () => {
    let found = 0;
    for (const { deal, ply, view: seen, hands } of all(game)) {
      const start = LOG.lines.findLastIndex(
        (line, i) => i < ply && 'action' in line && line.action.type === 'deal',
      );
      const dealt = LOG.lines[start] as { action: Action<'schieber'> };
      const [a, b] = [hands[1]![0], hands[3]!.at(-1)];
      if (dealt.action.type !== 'deal' || a === undefined || b === undefined) continue;
      const swap = (card: number): number => (card === a ? b : card === b ? a : card);
      const other = {
        ...dealt,
        action: { ...dealt.action, hands: dealt.action.hands.map((hand) => hand.map(swap)) },
      };
      const lines = LOG.lines
        .map((line, i) => (i === start ? (other as unknown as LogLine) : line))
        .slice(0, ply + 1);
      const log: GameLog = { ...LOG, lines: [...lines, { seq: ply + 1, by: 0, giveUp: true, at: 0 }] };
      let same;
      try {
        same = analysisOf(log).questions(deal).at(-1)!;
      } catch {
        // That the cards lie like this has been shown to be impossible.
        continue;
      }
      if (same.ply !== ply) continue;
      // Weise that nobody held any more are announced by others: those deals are told apart.
      if (JSON.stringify(same.view.announced) !== JSON.stringify(seen.announced)) continue;
      expect(same.hands).not.toEqual(hands);
      expect(JSON.stringify(same.view)).toBe(JSON.stringify(seen));
      if (found++ < often(2)) expect(adviseOn(same.view, same.seed)).toEqual(adviseOn(seen, same.seed));
    }
    expect(found).toBeGreaterThan(5);
  },
  PATIENCE,
);

describe('a decision', () => {
  test.each([
    ['nothing behind', 0, 0, 'points', 'good'],
    ['6 points, but nobody can be sure', 6, 3, 'points', 'good'],
    ['6 points, just beyond two standard errors', 6, 2.9, 'points', 'small'],
    ['4 tenths, however sure', 0.4, 0, 'points', 'good'],
    ['half a point, sure', 0.5, 0, 'points', 'small'],
    ['10 points', 10, 2, 'points', 'big'],
    ['2 of a hundred games', 2, 0.5, 'chance', 'small'],
    ['3 of a hundred games', 3, 0.5, 'chance', 'big'],
  ] as const)('%s: ± counts twice', (_, behind, error, unit, grade) => {
    expect(gradeOf({ action: { type: 'push' }, behind, error, points: null }, unit)).toBe(grade);
  });
});

describe('the Spielgüte', () => {
  test.each([
    ['nothing given away', 0, 7, 100],
    ['next to nothing', 0.5, 9, 99],
    ['10 points in 7 decisions', 10, 7, 91],
    ['15 points with each', 105, 7, 50],
    ['everything', 1000, 7, 10],
    ['nothing to choose', 0, 0, null],
  ])('%s', (_, lost, decisions, quality) => expect(qualityOf(lost, decisions)).toBe(quality));

  it('never rises with what is given away', () => {
    const row = Array.from({ length: 400 }, (_, lost) => qualityOf(lost / 2, 6)!);
    row.forEach((quality, i) => expect(quality).toBeLessThanOrEqual(row[i - 1] ?? 100));
  });
});

describe('the report of a deal', () => {
  const report = game.report(0, game.record(0, plain(0)));

  it('counts mistakes only, and names the one that cost most', () => {
    const costs = report.decisions.map(({ own }) => (own.behind < 4 ? 0 : own.behind));
    expect(report.lost).toBe(costs.reduce((sum, cost) => sum + cost, 0));
    expect(report.worst?.own.behind ?? 0).toBe(Math.max(...costs));
    expect(report.decisions.map(({ step }) => step)).toEqual(game.questions(0).map(({ step }) => step));
  });

  it('puts deals together by their decisions, not by their deals', () => {
    const reports = [0, 1].map((deal) => game.report(deal, game.record(deal, plain(deal))));
    const [lost, count] = [
      reports[0]!.lost + reports[1]!.lost,
      reports.flatMap((one) => one.decisions).length,
    ];
    expect(game.quality(reports)).toBe(qualityOf(lost, count));
    expect(game.quality([])).toBeNull();
  });

  it('leaves out of the Spielgüte what makes no difference', () => {
    const even = (advice: Advice): Advice => ({
      ...advice,
      opinions: advice.opinions.map((opinion) => ({ ...opinion, behind: 0 })),
    });
    const some = game.record(
      0,
      plain(0).map((advice, i) => (i % 2 ? even(advice) : advice)),
    );
    const judged = game.report(0, some);
    expect(judged.counted).toBe(Math.ceil(judged.decisions.length / 2));
    expect(judged.quality).toBe(qualityOf(judged.lost, judged.counted));
    expect(judged.decisions[1]!.grade).toBe('even');
    expect(game.report(0, game.record(0, plain(0).map(even))).quality).toBeNull();
  });

  it('knows a Weis that was held back, where showing was better', () => {
    const questions = all(game).filter(({ view: seen }) => seen.weise.length > 0);
    expect(questions.length).toBeGreaterThan(0);
    const { deal, ply, action } = questions[0]!;
    const advice = game.questions(deal).map((question) => ({
      ...plainAdvice(question.view),
      weis: question.ply === ply ? ({ show: true, reason: 'weisShow' } as const) : null,
    }));
    const judged = game.report(deal, game.record(deal, advice)).decisions.find((one) => one.ply === ply)!;
    const shown = 'weis' in action ? action.weis?.length : undefined;
    expect(judged.weisHeld).toBe(shown !== undefined && shown < questions[0]!.view.weise.length);
  });
});

describe('what was kept', () => {
  const kept = game.record(0, plain(0));
  const answers = [...kept.answers] as [(typeof kept.answers)[number], ...typeof kept.answers];
  const [first, ...rest] = answers;
  const withAdvice = (advice: object) => ({
    ...kept,
    answers: [{ ...first, advice: { ...first.advice, ...advice } }, ...rest],
  });
  const opened = game.record(
    0,
    plain(0),
    game.questions(0).map(() => null),
  );

  it('is taken again, with open cards or without', () => {
    for (const one of [kept, opened]) expect(game.accept(0, JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another thing', 'analysis'],
    ['an earlier version', { ...kept, version: ANALYSIS_VERSION - 1 }],
    ['fewer answers', { ...kept, answers: rest }],
    ['answers in another order', { ...kept, answers: [...answers].reverse() }],
    ['an answer to another decision', { ...kept, answers: [{ ...first, asked: '2 play 3 0' }, ...rest] }],
    ['an unknown unit', withAdvice({ unit: 'francs' })],
    ['no opinions', withAdvice({ opinions: [] })],
    [
      'opinions about something else',
      withAdvice({ opinions: first.advice.opinions.map((one) => ({ ...one, action: { type: 'stoeck' } })) }),
    ],
    [
      'a negative cost',
      withAdvice({ opinions: first.advice.opinions.map((one) => ({ ...one, behind: -1 })) }),
    ],
    ['no number', withAdvice({ opinions: first.advice.opinions.map((one) => ({ ...one, error: NaN })) })],
    ['too few looks at open cards', { ...opened, open: [null] }],
    ['open cards that are no numbers', { ...opened, open: opened.open!.map(() => ['a']) }],
  ])('is refused: %s', (_, damaged) => expect(game.accept(0, damaged)).toBeNull());

  it('is refused in a game that went otherwise, though it has the same name', () => {
    const other = analysisOf({ ...recordedGame(7), id: LOG.id });
    expect(other.accept(0, kept)).toBeNull();
  });
});

describe('with open cards', () => {
  /** What everybody makes in the end, played to the end by trying out everything. */
  const late = all(game).filter(({ action, view: seen }) => action.type === 'play' && seen.hand.length <= 3);

  it('each card leads to what trying out everything finds', () => {
    expect(late.length).toBeGreaterThan(2);
    for (const question of late) {
      const found = new OpenCards(question.view, question.hands).go();
      const cards = question.view.legal.filter(({ type }) => type === 'play');
      expect(found).toEqual({ done: true, leads: cards.map((card) => tried(question.ply, card)) });
    }
  });

  it('the own card is measured by the best one, in written points', () => {
    const { deal, step, view: seen, ply } = late[0]!;
    const leads = game
      .questions(deal)
      .map((question) =>
        question.ply === ply
          ? question.view.legal.filter(({ type }) => type === 'play').map((_, i) => 10 * i)
          : null,
      );
    const report = game.report(deal, game.record(deal, plain(deal), leads));
    const { open, action } = report.decisions.find((one) => one.step === step)!;
    const cards = seen.legal.filter(({ type }) => type === 'play');
    const own = cards.findIndex(
      (card) => card.type === 'play' && action.type === 'play' && card.card === action.card,
    );
    const factor = factorOf(seen.contract!, seen.options.factors);
    expect(open!.behind).toBe(10 * (cards.length - 1 - own) * factor);
    expect(report.lost).toBe(game.report(deal, game.record(deal, plain(deal))).lost);
  });
});

/** By how much the first side is ahead from the event `ply` on if `action` comes first and then everybody plays best. */
function tried(ply: number, action: Action<'schieber'>): number {
  const before = openGame(cut(LOG, ply)).game as Table;
  return (
    bestOf(must(before, before.turn as number, action), before.deals.length) -
    leadOf(before, before.deals.length)
  );
}
function bestOf(game: Table, deals: number): number {
  if (game.deals.length > deals || game.phase !== 'play') return leadOf(game, deals);
  const seat = game.turn as number;
  const cards = view(game, seat).legal.filter(({ type }) => type === 'play');
  const values = cards.map((card) => bestOf(must(game, seat, card), deals));
  return seat % 2 === 0 ? Math.max(...values) : Math.min(...values);
}
function leadOf(game: Table, deals: number): number {
  const [own, theirs] = game.deals.length > deals ? game.deals.at(-1)!.points : game.points;
  return own - theirs;
}
