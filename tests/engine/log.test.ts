import { describe, expect, test } from 'vitest';
import { act, legalActions, newGame, outcome, replay, view } from '../../src/lib/engine/game';
import type { Actor } from '../../src/lib/engine/types';
import { card, cards, hands, type Move, must, PLAIN, plays, ranking, refusal, table } from '../helpers/table';

const setup = { variant: 'schieber', options: PLAIN, foreign: true } as const;
const DEAL = { type: 'deal', dealer: 3, hands: hands('D* | H* | S* | C*') } as const;
const log: { by: Actor; action: Move }[] = [
  { by: 'chance', action: DEAL },
  { by: 0, action: { type: 'push' } },
  { by: 2, action: { type: 'declare', contract: ranking('S') } },
  { by: 0, action: { type: 'play', card: card('D6'), weis: [] } },
  { by: 1, action: { type: 'play', card: card('HA') } },
];

describe('replaying a log', () => {
  test('gives the state that playing gave', () => {
    const live = log.reduce((game, { by, action }) => must(game, by, action), newGame<'schieber'>(setup));
    expect(replay(setup, log)).toEqual({ ok: true, value: live });
  });
  test('of nothing gives a new game', () =>
    expect(replay(setup, [])).toEqual({ ok: true, value: newGame(setup) }));
  test.each([
    ['a deal to the wrong dealer', { ...setup, foreign: false }, 0, log, 'dealer'],
    ['a push out of turn', setup, 1, [log[0], { by: 1, action: { type: 'push' } }], 'notYourTurn'],
    ['a second push', setup, 2, [log[0], log[1], { by: 2, action: { type: 'push' } }], 'illegal'],
    [
      'a card out of turn',
      setup,
      4,
      [...log.slice(0, 4), { by: 3, action: { type: 'play', card: card('C6') } }],
      'notYourTurn',
    ],
    [
      'a card of somebody else',
      setup,
      4,
      [...log.slice(0, 4), { by: 1, action: { type: 'play', card: card('C6') } }],
      'illegal',
    ],
    ['a second deal in the middle', setup, 5, [...log, log[0]], 'notYourTurn'],
  ])('tells which event is refused, and why: %s', (_, with_, event, events, error) =>
    expect(replay(with_, events as typeof log)).toEqual({ ok: false, error: { event, refusal: error } }),
  );
});

describe('what is refused', () => {
  const game = plays(table({ hands: 'D* | H* | S* | C*', contract: 'S' }), 'D6');
  test.each([
    ['a card by somebody who must wait', 2, { type: 'play', card: card('S6') }, 'notYourTurn'],
    ['a card by chance', 'chance', { type: 'play', card: card('H6') }, 'notYourTurn'],
    ['a card that was played already', 1, { type: 'play', card: card('D6') }, 'illegal'],
    ['a card that does not exist', 1, { type: 'play', card: 36 }, 'illegal'],
    ['half a card', 1, { type: 'play', card: 9.5 }, 'illegal'],
    ['a push during play', 1, { type: 'push' }, 'illegal'],
    ['a choice during play', 1, { type: 'declare', contract: ranking('H') }, 'illegal'],
    ['a deal by a player', 1, DEAL, 'illegal'],
    ['Stöck without the house rule', 1, { type: 'stoeck' }, 'illegal'],
    ['a claim behind a led card', 1, { type: 'claim' }, 'illegal'],
    ['anything by a seat that does not exist', 4, { type: 'play', card: card('H6') }, 'notYourTurn'],
    ['anything by a seat below the first', -1, { type: 'claim' }, 'notYourTurn'],
  ] as [string, Actor, Move, string][])('%s', (_, by, action, why) =>
    expect(refusal(game, by, action)).toBe(why),
  );

  test('a seat that does not exist is refused with the house rule stoeckEarly, too', () => {
    const early = plays(
      table({ hands: 'D* | H* | S* | C*', contract: 'S', options: { stoeckEarly: true } }),
      'D6',
    );
    expect(refusal(early, 4, { type: 'stoeck' })).toBe('notYourTurn');
    expect(legalActions(early, 4)).toEqual([]);
  });
  test('a refused action changes nothing, an accepted one leaves the old state as it was', () => {
    const before = JSON.stringify(game);
    act(game, 1, { type: 'play', card: card('S6') });
    act(game, 1, { type: 'play', card: card('H6') });
    expect(JSON.stringify(game)).toBe(before);
  });
});

describe('what a seat sees of the table', () => {
  const game = plays(table({ hands: 'D6 D7 D8 HA SJ | D9 S6 H6 | D10 | DA', contract: 'S' }), 'D6');
  test('its own hand, of the others how many cards', () => {
    expect(view(game, 1).hands.map((hand) => (typeof hand === 'number' ? hand : 'cards'))).toEqual([
      8,
      'cards',
      9,
      9,
    ]);
    expect(view(game, 1).hand).toEqual(game.hands[1]);
    expect(view(game, 1).hands[1]).toEqual(game.hands[1]);
  });
  test('what it may do, when it is its turn', () => {
    expect(view(game, 1).legal).toEqual(legalActions(game, 1));
    expect(view(game, 1).legal.length).toBeGreaterThan(0);
    for (const seat of [0, 2, 3])
      expect([view(game, seat).legal, view(game, seat).forbidden]).toEqual([[], []]);
  });
  test('and why not the rest', () => {
    const reasons = view(game, 1).forbidden;
    expect(reasons).toContainEqual({ card: card('H6'), reason: 'follow' });
    expect(reasons.map((entry) => entry.card)).not.toContain(card('D9'));
    expect(reasons.length + view(game, 1).legal.length).toBe(9);
  });
  test('an undertrump is named as such', () => {
    const hands = 'DA | S10 | S6 HA D7 | S7 D6';
    const third = plays(table({ hands: `${hands}`, contract: 'S' }), 'DA S10');
    expect(view(third, 2).forbidden).toContainEqual({ card: cards('S6')[0], reason: 'undertrump' });
  });
  test('the standing', () => expect(outcome(game).places).toEqual([1, 1, 1, 1]));
});
