import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { join, type Match, play, type Points } from '../../scripts/yardsticks/match';
import { type Player, playerOf } from '../../scripts/yardsticks/players';
import { estimate, report } from '../../scripts/yardsticks/report';
import type { Card } from '../../src/lib/engine/types';
import type { Action } from '../../src/lib/engine/variants/types';
import { orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { playable } from '../../src/lib/ai/player/greedy';
import { load, standingOf } from '../../src/lib/ai/player/loading';
import { Search } from '../../src/lib/ai/solver/search';
import { Random } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import { card, cards, ranking } from '../helpers/table';
import { deal, next, type Schieber, start, viewOf } from './games';

const match = (a: string, b: string, deals: number, trump: Match['trump'] = 'rule'): Match => ({
  a,
  b,
  deals,
  trump,
  factors: 'one',
  seed: 'test',
});
const pointsOf = (of: Match): Points[] => play(of).points as Points[];
const mean = (of: Match): number => estimate(pointsOf(of).map(({ cards }) => cards)).mean;

describe('duplicate matches', () => {
  test('the same result in any number of shares', () => {
    const all = match('greedy', 'dmcts@2x10', 4);
    const shares = [0, 1, 2].map((share) => play(all, share, 3));
    expect(join(shares).points).toEqual(play(all).points);
  });

  test('the command prints the same points with one thread and with two', async () => {
    const run = async (threads: string): Promise<string[]> => {
      const program = ['--import', './scripts/typescript.mjs', 'scripts/arena.ts'];
      const options = ['--a', 'greedy', '--b', 'random', '--deals', '6', '--threads', threads];
      const { stdout } = await promisify(execFile)(process.execPath, [...program, ...options]);
      return stdout.split('\n');
    };
    const [one, two] = await Promise.all([run('1'), run('2')]);
    expect(one!.slice(0, 2)).toEqual(two!.slice(0, 2));
    expect(one![0]).toMatch(/^greedy v random: [+-]\d+\.\d\d ± \d+\.\d\d card points a deal \(6 deals/);
  }, 60_000);

  test('each deal is played from both sides: the other player gets the opposite', () => {
    const there = pointsOf(match('greedy', 'random', 6));
    const back = pointsOf(match('random', 'greedy', 6));
    expect(back.map(({ cards, written }) => [cards, written])).toEqual(
      there.map(({ cards, written }) => [-cards, -written]),
    );
    expect(there.every(({ cards }) => cards !== 0)).toBe(true);
  });

  test.each(['random', 'greedy', 'mc@1', 'ruled@1', 'dmcts@2x10', 'clairvoyant@3x100x20'])(
    '%s against itself is level in each deal, whoever chooses trump',
    (name) => {
      const level = { cards: 0, withMatch: 0, written: 0 };
      for (const trump of ['rule', 'own'] as const)
        expect(pointsOf(match(name, name, 1, trump))).toEqual([level]);
    },
  );

  test('card points are 157 in all; a match makes 100 more', () => {
    for (const { cards, withMatch } of pointsOf(match('greedy', 'random', 20))) {
      expect(Math.abs(cards)).toBeLessThanOrEqual(157);
      expect(Math.abs(withMatch - cards) % 50).toBe(0);
    }
    expect(mean(match('greedy', 'random', 20))).toBeGreaterThan(20);
  });

  test('trump is chosen by the players only if it is to be their own, and then at factor 1 unless told', () => {
    const phases = (trump: Match['trump'], factors: Match['factors'] = 'one'): string[] => {
      const seen: string[] = [];
      const watching: Player = (view, seed, table) => {
        seen.push(`${view.phase} ${view.options.factors.obenabe}`);
        return playerOf('greedy')(view, seed, table);
      };
      play({ ...match('greedy', 'greedy', 3, trump), factors }, 0, 1, [watching, watching]);
      return [...new Set(seen)].sort();
    };
    expect(phases('rule')).toEqual(['play 3']);
    expect(phases('own')).toEqual(['declare 1', 'play 1']);
    expect(phases('own', 'usual')).toEqual(['declare 3', 'play 3']);
  });

  test('the report: mean, standard error, times of both', () => {
    const points = [10, 20, 30].map((cards) => ({ cards, withMatch: 2 * cards, written: 0 }));
    const times = [
      [1, 2, 3],
      [4, 5, 60],
    ] as [number[], number[]];
    expect(report(match('mc', 'greedy', 3, 'own'), { points, times }, 7)).toEqual([
      'mc v greedy: +40.00 ± 11.55 with the match (3 deals, each twice; seed test; each side chooses trump, factors 1)',
      '  +20.00 ± 5.77 card points a deal; +0.00 ± 0.00 written',
      '  ms a decision: mc median 2.0, 95 % 3.0, worst 3.0; greedy median 5.0, 95 % 60.0, worst 60.0; 7 s in all',
    ]);
    const usual = { ...match('mc', 'greedy', 3, 'own'), factors: 'usual' } as const;
    expect(report(usual, { points, times }, 7).slice(0, 2)).toEqual([
      'mc v greedy: +0.00 ± 0.00 written (3 deals, each twice; seed test; each side chooses trump, usual factors)',
      '  +40.00 ± 11.55 with the match; +20.00 ± 5.77 card points a deal',
    ]);
  });

  test('an unknown player is refused', () => {
    expect(() => playerOf('dmts')).toThrow('no player dmts');
    expect(() => playerOf('dmcts@45x')).toThrow('no player');
  });
});

/** Seat 3 with these cards, the last to play to the first trick; seat 1 is its partner. */
function lastToPlay(contract: string, own: string, fallen: string): Schieber {
  const hand = cards(own);
  const trick = cards(fallen);
  const rest = cards('D* H* S* C*').filter((other) => !hand.includes(other) && !trick.includes(other));
  const hands = [0, 1, 2].map((seat) => [trick[seat]!, ...rest.slice(seat * 8, seat * 8 + 8)]);
  let game = next(start({}, true), {
    by: 'chance',
    action: { type: 'deal', dealer: 3, hands: [...hands, hand] },
  });
  game = next(game, { by: 0, action: { type: 'declare', contract: ranking(contract) } });
  return trick.reduce(lay, game);
}
const lay = (game: Schieber, played: Card): Schieber =>
  next(game, { by: game.turn!, action: { type: 'play', card: played, ...conceal(game) } });
const conceal = (game: Schieber) => (viewOf(game).weise.length > 0 ? { weis: [] } : {});

/** A deal played by the greedy player up to the last four tricks. */
function fourLeft(seed: string): Schieber {
  let game = next(start({}, true), deal(start({}, true), new Random(seed)));
  while (game.phase === 'declare' || game.tricks.length < 5 || game.tricks[4]!.cards.length < 4)
    game = next(game, { by: game.turn!, action: playerOf('greedy')(viewOf(game), seed, game) });
  return game;
}

/** What each card brings in the end if all cards are known, side 0's points minus side 1's. */
function valuesOf(game: Schieber): Map<Card, number> {
  const view = viewOf(game);
  const standing = standingOf(view, orderOf(view.contract!));
  const search = new Search();
  return new Map(
    playable(view.legal).map((played) => {
      const position = new Position();
      load(position, standing, game.hands as Card[][]);
      position.play(standing.order.codeOf[played]!);
      return [played, position.diff + (position.left > 0 ? search.value(position) : 0)];
    }),
  );
}

describe('the yardsticks play Jass', () => {
  const LAST = 'C10 C6 D6 D7 D8 S6 S7 H6 H7';
  const rows: [string, string, string, string, string][] = [
    ['smears the ten on the ace of the partner', 'H', LAST, 'C7 CA C8', 'C10'],
    ['gives the ace of the others the six', 'obenabe', LAST, 'CA C7 C8', 'C6'],
    ['takes a ten with the six from below', 'undenufe', 'C6 CK D9 D10 DJ S9 S10 HJ HQ', 'CA C10 C7', 'C6'],
    ['takes the nine of trumps with the Buur', 'S', 'SJ S6 D6 D7 D8 H6 H7 C6 C7', 'S9 S7 S8', 'SJ'],
  ];
  test.each(rows)('dmcts %s', (_, contract, own, fallen, answer) => {
    const game = lastToPlay(contract, own, fallen);
    const action = playerOf('dmcts@20x100')(viewOf(game), 'seed', game);
    expect(action).toEqual({ type: 'play', card: card(answer) });
  });

  test('dmcts does not look: another deal that fits what it has seen gets the same card', () => {
    const game = lastToPlay('H', LAST, 'C7 C8 CA');
    const other = gameIn(viewOf(game), new Worlds(viewOf(game)).draw(new Random('other')));
    const [here, there] = [game, other].map((table) => playerOf('dmcts@5x50')(viewOf(table), 'seed', table));
    expect(other.hands).not.toEqual(game.hands);
    expect(there).toEqual(here);
  });

  test('dmcts plays whole deals by the rules, and far better than at random', () => {
    expect(mean(match('dmcts@10x50', 'random', 6))).toBeGreaterThan(20);
  });

  test('who sees all cards plays none that brings less than another', () => {
    const seeing = playerOf('clairvoyant@4x1x1');
    let chosen = 0;
    for (let game = fourLeft('seeing'); game.phase === 'play'; chosen++) {
      const values = valuesOf(game);
      const action = seeing(viewOf(game), 'seed', game) as Extract<Action<'schieber'>, { type: 'play' }>;
      const best = (game.turn as number) & 1 ? Math.min(...values.values()) : Math.max(...values.values());
      expect(values.get(action.card)).toBe(best);
      game = next(game, { by: game.turn!, action });
    }
    expect(chosen).toBe(16);
  });

  test('who sees all cards is ahead of who does not', () => {
    expect(mean(match('clairvoyant@4x5000x50', 'mc@2', 5))).toBeGreaterThan(5);
  }, 60_000);
});
