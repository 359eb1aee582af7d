import { describe, expect, test } from 'vitest';
import type { Card, Ranking, Seat } from '../../src/lib/engine/types';
import type { Action } from '../../src/lib/engine/variants/types';
import { knowledgeOf } from '../../src/lib/ai/knowledge';
import { type Budget, BUDGET, judgeCards } from '../../src/lib/ai/player/cards';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { Random } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import { card, cards, ranking } from '../helpers/table';
import { deal, next, playOn, type Schieber, type SchieberView, start, viewOf } from './games';

const SMALL: Budget = { ...BUDGET, worlds: 12 };

/** What a deal looks like: whole tricks, each with the cards of seats 0 to 3, then the hands that are left. */
interface Story {
  readonly contract: string;
  readonly tricks: readonly string[];
  readonly left: readonly [string, string, string, string];
  readonly leader: Seat;
}

function told({ contract, tricks, left, leader }: Story): Schieber {
  const rows = tricks.map(cards);
  const hands = left.map((text, seat) => [...cards(text), ...rows.map((row) => row[seat]!)]);
  let game = next(start({}, true), {
    by: 'chance',
    action: { type: 'deal', dealer: (leader + 3) & 3, hands },
  });
  game = declared(game, ranking(contract));
  for (const row of rows) for (let i = 0; i < 4; i++) game = lay(game, row[game.turn as Seat]!);
  return game;
}

const declared = (game: Schieber, contract: Ranking): Schieber =>
  next(game, { by: game.turn!, action: { type: 'declare', contract } });
const lay = (game: Schieber, played: Card): Schieber =>
  next(game, { by: game.turn!, action: { type: 'play', card: played, ...conceal(game) } });
const conceal = (game: Schieber) => (viewOf(game).weise.length > 0 ? { weis: [] } : {});
const plays = (text: string): Action<'schieber'> => ({ type: 'play', card: card(text) });
const strong = (view: SchieberView, seed = 'seed'): Action<'schieber'> => chooseAction(view, seed, SMALL);

/** Trump H, two tricks left; the computer is seat 3, its partner seat 1. */
const SMEAR: Story = {
  contract: 'H',
  leader: 0,
  tricks: [
    'D6 D7 D8 D9',
    'D10 DJ DQ DK',
    'S8 S9 S10 SJ',
    'C6 C7 C8 C9',
    'CJ CK CA CQ',
    'H7 H8 H9 H10',
    'HJ HQ HK HA',
  ],
  left: ['S6 DA', 'SA SQ', 'S7 SK', 'H6 C10'],
};
/** Trump H, seven tricks won by seats 1 and 3, who miss two for the match. */
const MATCH: Story = {
  contract: 'H',
  leader: 1,
  tricks: [
    'H7 HJ H8 HQ',
    'H9 HA H10 HK',
    'D6 D7 D8 D9',
    'D10 DJ DQ DK',
    'S6 S8 S9 S10',
    'SJ SA SQ SK',
    'C6 C10 C7 C8',
  ],
  left: ['CQ CA', 'C9 DA', 'CK CJ', 'H6 S7'],
};

describe('what a Jass player expects of the computer', () => {
  test('A1a: last to play and the partner wins with SA: it smears C10 and keeps the trump', () => {
    const game = ['S6', 'SA', 'S7'].map(card).reduce(lay, told(SMEAR));
    expect(strong(viewOf(game))).toEqual(plays('C10'));
    expect(chooseByRule(viewOf(game), 'seed')).toEqual(plays('C10'));
  });

  test('A1b: seven tricks are won, an opponent covers C9 with CK: it takes with H6, the last trump', () => {
    const game = ['C9', 'CK'].map(card).reduce(lay, told(MATCH));
    expect(strong(viewOf(game))).toEqual(plays('H6'));
  });

  test('it chooses the strong suit, and pushes a hand without anything', () => {
    const view = (own: string): SchieberView => {
      const hand = cards(own);
      const rest = cards('D* H* S* C*').filter((other) => !hand.includes(other));
      const hands = [hand, rest.slice(0, 9), rest.slice(9, 18), rest.slice(18)];
      return viewOf(next(start({}, true), { by: 'chance', action: { type: 'deal', dealer: 3, hands } }));
    };
    expect(strong(view('CJ C9 CA C8 C7 DA D8 H9 S10'))).toEqual({ type: 'declare', contract: ranking('C') });
    expect(strong(view('DA DK DQ HA HK SA SK CA CK'))).toEqual({
      type: 'declare',
      contract: ranking('obenabe'),
    });
    expect(strong(view('D6 D7 D8 H6 H7 S6 S7 C6 C7'))).toEqual({
      type: 'declare',
      contract: ranking('undenufe'),
    });
    expect(strong(view('D8 D9 DQ H8 H10 HQ S9 SQ CQ'))).toEqual({ type: 'push' });
  });
});

/** Views at every fourth card of some games. */
function someViews(seed: string, deals: number): SchieberView[] {
  const random = new Random(seed);
  const views: SchieberView[] = [];
  for (let i = 0; i < deals; i++) {
    const look = (game: Schieber): boolean => {
      if (random.below(4) === 0 && typeof game.turn === 'number') views.push(viewOf(game));
      return false;
    };
    playOn(next(start(), deal(start(), random)), random, look);
  }
  return views;
}

describe('a decision is a function of the view and the seed', () => {
  test('the same again, and in another order of calls', () => {
    const views = someViews('order', 3);
    const forwards = views.map((view) => strong(view));
    const backwards = [...views]
      .reverse()
      .map((view) => strong(view))
      .reverse();
    expect(backwards).toEqual(forwards);
    views.forEach((view, i) => expect(view.legal.map((action) => action.type)).toContain(forwards[i]!.type));
  }, 60_000);

  test('hidden cards do not matter: games that differ only in what the seat cannot see get the same answer', () => {
    const random = new Random('hidden');
    for (const view of someViews('hidden', 2)) {
      const other = gameIn(view, new Worlds(view).draw(random));
      expect(strong(viewOf(other, view.seat))).toEqual(strong(view));
    }
  }, 60_000);

  test('the work of a decision is the same number everywhere', () => {
    const view = viewOf(
      told({
        ...SMEAR,
        tricks: SMEAR.tricks.slice(0, 4),
        left: ['S6 DA CJ H7 HJ', 'SA SQ CK H8 HQ', 'S7 SK CA H9 HK', 'H6 C10 CQ H10 HA'],
      }),
    );
    const { worlds, nodes } = judgeCards(view, new Random('work'), BUDGET);
    expect({ worlds, nodes }).toEqual({ worlds: 36, nodes: 265_673 });
  });
});

test('who does not follow a trump lead may still hold the Buur', () => {
  const game = ['HA', 'D7'].map(card).reduce(
    lay,
    told({
      ...SMEAR,
      tricks: [],
      left: [
        'HA H6 D6 D8 S6 S7 C6 C7 C8',
        'D7 HJ D9 D10 S8 S9 C9 C10 CJ',
        'H7 H8 DJ DQ S10 SJ CQ CK CA',
        'H9 H10 HQ HK DK DA SQ SK SA',
      ],
    }),
  );
  const { holders } = knowledgeOf(viewOf(game));
  const mayHold = (text: string, seat: Seat): boolean => ((holders[card(text)]! >> seat) & 1) === 1;
  expect([mayHold('HJ', 1), mayHold('HQ', 1), mayHold('H6', 0)]).toEqual([true, false, true]);
});
