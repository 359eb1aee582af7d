import { describe, expect, test } from 'vitest';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { Action } from '../../src/lib/engine/variants/types';
import type { Ranking } from '../../src/lib/engine/types';
import { adviseOn, worked } from '../../src/lib/ai/advice/advise';
import { Gathering } from '../../src/lib/ai/advice/gathering';
import { TRUMP_ADVICE, TrumpAdvising } from '../../src/lib/ai/advice/judgeTrump';
import { Outcomes } from '../../src/lib/ai/advice/outcomes';
import { trumpReason } from '../../src/lib/ai/advice/trumpReasons';
import type { Advice, Opinion } from '../../src/lib/ai/advice/types';
import { randomOf } from '../../src/lib/ai/player/rule';
import { chooseTrump } from '../../src/lib/ai/player/trumpChoice';
import { Random } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import { hands, must, ranking, table } from '../helpers/table';
import { deal, next, type SchieberView, start, viewOf } from './games';

const FEW = { ...TRUMP_ADVICE, worlds: 90, candidates: 100 };
const advised = (view: SchieberView): Advice => worked(new TrumpAdvising(view, 's', FEW));

const forehand = (own: string): SchieberView =>
  viewOf(table({ hands: own, options: { factors: STANDARD_FACTORS, target: 2500 } }));
const pushedTo = (own: string): SchieberView => {
  const game = table({ hands: `||${own}`, options: { factors: STANDARD_FACTORS, target: 2500 } });
  return viewOf(must(game, 0, { type: 'push' }));
};
const wordOf = (action: Action<'schieber'>): string => {
  if (action.type !== 'declare') return action.type;
  return action.contract.kind === 'trump' ? 'DHSC'[action.contract.suit]! : action.contract.kind;
};

describe('what is advised', () => {
  test.each([
    ['Buur, Nell and ace fourth with two aces beside', 'SJ S9 SA S7 DA HA D8 H9 C10', 'S', 'strongTrump'],
    ['three aces with their kings', 'DA DK DQ HA HK SA SK C9 C7', 'obenabe', 'manyAces'],
    ['all low cards', 'D6 D7 D8 H6 H7 S6 S7 C6 C7', 'undenufe', 'manySixes'],
    ['nothing at all', 'D8 D9 DQ H8 H10 HQ S9 SQ CQ', 'push', 'push'],
  ])('%s', (_, own, word, reason) => {
    const { opinions, reason: said, unit } = advised(forehand(own));
    expect(wordOf(opinions[0]!.action)).toBe(word);
    expect(said).toBe(reason);
    expect(unit).toBe('points');
  });

  test('all six contracts and pushing, the first with nothing behind it, no points of a deal', () => {
    const { opinions, weis, worlds } = advised(forehand('SJ S9 SA S7 DA HA D8 H9 C10'));
    expect(opinions.map(({ action }) => wordOf(action)).sort()).toEqual(
      ['D', 'H', 'S', 'C', 'obenabe', 'undenufe', 'push'].sort(),
    );
    expect(opinions[0]).toMatchObject({ behind: 0, error: 0 });
    const behind = opinions.map((opinion) => opinion.behind);
    expect(behind).toEqual([...behind].sort((a, b) => a - b));
    expect(opinions.every(({ points }) => points === null)).toBe(true);
    expect([weis, worlds]).toEqual([null, FEW.worlds]);
  });

  test('after a push one has to choose, even with nothing, and it costs', () => {
    const { opinions, reason } = advised(pushedTo('D7 D8 D10 H7 H8 H10 S9 S10 C9'));
    expect(opinions).toHaveLength(6);
    expect(reason).toBe('leastBad');
  });

  test('what the strong computer does comes first unless it is clearly behind', () => {
    const random = new Random('own choice');
    for (let i = 0; i < 12; i++) {
      const view = viewOf(next(start({}, true), deal(start({}, true), random)));
      const own = wordOf(chooseTrump(view, randomOf(view, 's')));
      const { opinions } = advised(view);
      const place = opinions.findIndex(({ action }) => wordOf(action) === own);
      const { behind, error } = opinions[place]!;
      expect(place === 0 || behind > 2 * error).toBe(true);
    }
  });

  test('near the target in percent', () => {
    const view = forehand('SJ S9 SA S7 DA HA D8 H9 C10');
    const { unit, opinions } = advised({ ...view, board: [2440, 2440] });
    expect(unit).toBe('chance');
    expect(opinions[opinions.length - 1]!.behind).toBeLessThan(101);
  });
});

describe('the same advice', () => {
  const view = forehand('SJ S9 SK S7 DA H10 D8 H9 C10');
  test('for the same view and seed, however the blocks are shared', () => {
    const workers = [0, 1, 2].map(() => new TrumpAdvising(view, 's', FEW));
    const gathering = new Gathering(workers[0]!);
    for (let block = workers[0]!.blocks - 1; block >= 0; block--)
      gathering.add(block, workers[block % 3]!.judge(block));
    expect(workers[1]!.conclude(gathering.figures)).toEqual(advised(view));
  });

  test('whatever the others hold', () => {
    const random = new Random('swap');
    for (const seen of [view, pushedTo('SJ S9 SK S7 DA H10 D8 H9 C10')]) {
      const again = viewOf(gameIn(seen, new Worlds(seen).draw(random)), seen.seat);
      expect(advised(again)).toEqual(advised(seen));
    }
  });

  test('all of it, as it is asked for', () => {
    const { opinions, worlds, reason } = adviseOn(forehand('SJ S9 SA S7 DA HA D8 H9 C10'), 's');
    expect([wordOf(opinions[0]!.action), worlds, reason]).toEqual(['S', TRUMP_ADVICE.worlds, 'strongTrump']);
  });
});

describe('what a deal comes to', () => {
  const view = forehand('D*');
  const of = (contract: string, dealt: string): { made: number; lost: number } =>
    new Outcomes(view).of(ranking(contract), hands(dealt));

  test('all trumps: match, Stöck and both runs of the side', () => {
    expect(of('D', 'D*|H*|S*|C*')).toEqual({ made: 257 + 20 + 600, lost: 0 });
  });

  test('Weise count for the side with the best one only, Stöck for who has them', () => {
    const dealt = 'D6 D7 D8 HK HQ|S6 S7 S8 S9|D10|C7';
    const [weis, none] = ['H', 'D'].map((contract) => of(contract, dealt));
    const lead = ({ made, lost }: { made: number; lost: number }): number => made + lost;
    expect(lead(weis!) - lead(none!)).toBe(20);
    expect(none!.lost).toBeGreaterThanOrEqual(50);
  });

  test('who is not in the lead seat has the same deal the other way round', () => {
    const dealt = hands('DA DK D6|HA HK|D7|CA CK');
    const [own, theirs] = [0, 1].map((seat) => new Outcomes({ ...view, seat }).of(ranking('H'), dealt));
    expect(theirs).toEqual({ made: own!.lost, lost: own!.made });
  });
});

describe('why', () => {
  const declare = (text: string): Action<'schieber'> => ({
    type: 'declare',
    contract: ranking(text) as Ranking,
  });
  const opinion = (action: Action<'schieber'>, behind: number): Opinion => ({
    ...{ action, behind, error: behind === 0 ? 0 : 3, points: null },
  });
  const why = (view: SchieberView, word: string, second = 50, isAhead = true, loses = false): string => {
    const first = word === 'push' ? ({ type: 'push' } as const) : declare(word);
    const other = word === 'D' ? declare('H') : declare('D');
    return trumpReason(view, [opinion(first, 0), opinion(other, second)], { isAhead, loses });
  };

  test.each<[string, string, string, string]>([
    ['four with the Buur', 'HJ H6 H7 H8 D6 D8 S6 S8 C8', 'H', 'strongTrump'],
    ['three with the Buur', 'HJ H6 H7 D6 D8 S6 S8 C8 C10', 'H', 'best'],
    ['five with the Nell', 'H9 H6 H7 H8 HQ D6 D8 S6 S8', 'H', 'strongTrump'],
    ['four with the Nell', 'H9 H6 H7 H8 D6 D8 S6 S8 C8', 'H', 'best'],
    ['six without both', 'H6 H7 H8 H10 HQ HK D6 D8 S6', 'H', 'longTrump'],
    ['five without both', 'H6 H7 H8 H10 HQ D6 D8 S6 S8', 'H', 'best'],
    ['the Buur of another suit', 'DJ H6 H7 H8 D6 D8 S6 S8 C8', 'H', 'best'],
    ['three aces', 'DA HA SA D7 H7 S7 C7 C8 C9', 'obenabe', 'manyAces'],
    ['two aces', 'DA HA D7 H7 S7 C7 C8 C9 D9', 'obenabe', 'best'],
    ['three aces from below', 'DA HA SA D7 H7 S7 C7 C8 C9', 'undenufe', 'best'],
    ['three sixes', 'D6 H6 S6 D8 H8 S8 C8 C9 C10', 'undenufe', 'manySixes'],
    ['three sixes from above', 'D6 H6 S6 D8 H8 S8 C8 C9 C10', 'obenabe', 'best'],
    ['ace, king, Ober and another ace', 'DA DK DQ HA D7 H7 S7 C7 C8', 'obenabe', 'bosses'],
    ['ace, king and another ace', 'DA DK DJ HA D7 H7 S7 C7 C8', 'obenabe', 'best'],
    ['six, seven, eight, nine', 'D6 D7 D8 D9 HQ SQ CQ CK CA', 'undenufe', 'bosses'],
    ['seven, eight, nine without the six', 'D10 D7 D8 D9 HQ SQ CQ CK CA', 'undenufe', 'best'],
  ])('%s', (_, own, word, reason) => expect(why(forehand(own), word)).toBe(reason));

  const POOR = 'D8 D9 DQ H8 H10 HQ S9 SQ CQ';
  test('a push: because nothing here brings as much', () => {
    expect(why(forehand(POOR), 'push')).toBe('push');
    expect(why(forehand(POOR), 'push', 0, false)).toBe('close');
  });
  test('it is close: something else is within two standard errors', () => {
    expect(why(forehand(POOR), 'H', 6)).toBe('close');
    expect(why(forehand(POOR), 'H', 7)).toBe('best');
  });
  test('after a push, with what loses anyway', () => {
    expect(why(pushedTo(POOR), 'H', 50, true, true)).toBe('leastBad');
    expect(why(pushedTo(POOR), 'H', 50, true, false)).toBe('best');
    expect(why(forehand(POOR), 'H', 50, true, true)).toBe('best');
  });
});
