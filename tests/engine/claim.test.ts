import { describe, expect, test } from 'vitest';
import { legalActions, outcome } from '../../src/lib/engine/game';
import { replay } from '../../src/lib/protocol/replay';
import { cardText } from '../fixtures/notation';
import { must, plays, refusal, table, types, type Table } from '../helpers/table';

const CLAIM = { type: 'claim' } as const;
const FACTORS = { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 };

const claims = (game: Table, seat: number): boolean => types(legalActions(game, seat)).includes('claim');

describe('claiming (§2a)', () => {
  const all = table({ hands: 'D* | H* | S* | C*', contract: 'obenabe', options: { target: 5000 } });
  test.each([
    ['when it is his turn to lead, also before the first card', all, 0, true],
    ['not with a card on the table', plays(all, 'DA'), 1, false],
    ['not out of turn between tricks', plays(all, 'DA HA SA CA'), 1, false],
    ['again between the tricks', plays(all, 'DA HA SA CA'), 0, true],
    ['not while the contract is open', table({ hands: 'D* | H* | S* | C*' }), 0, false],
    [
      'not if a single unseen card could win',
      table({ hands: 'D6 D7 D8 D9 D10 DJ DQ DK H6 | DA', contract: 'obenabe' }),
      0,
      false,
    ],
    [
      'not if only the partner could help',
      table({ hands: 'DA DK DQ DJ D10 D9 D8 D7 H6 | S* | HA D6 | C*', contract: 'obenabe' }),
      0,
      false,
    ],
  ] as [string, Table, number, boolean][])('%s', (_, game, seat, granted) => {
    expect(claims(game, seat)).toBe(granted);
    expect(refusal(game, seat, CLAIM) === null).toBe(granted);
  });
  test('a claim that is not granted changes nothing', () => {
    const game = table({ hands: 'D6 D7 D8 D9 D10 DJ DQ DK H6 | DA', contract: 'obenabe' });
    const before = JSON.stringify(game);
    expect(refusal(game, 0, CLAIM)).toBe('illegal');
    expect(JSON.stringify(game)).toBe(before);
  });

  test.each([
    ['names the card', '', 'the claim is not proved: DA might take a trick'],
    ['says if it came too late', 'D6', 'it is not the turn'],
  ])('a record with it is refused, and the engine protocol %s', (_, played, message) => {
    const game = table({ hands: 'D6 D7 D8 D9 D10 DJ DQ DK H6 | DA', contract: 'obenabe' });
    const actions = [
      { seat: 0, declare: { kind: 'obenabe' } },
      ...(played ? [{ seat: 0, play: played, weis: [] }] : []),
      { seat: 0, claim: true },
    ];
    const deals = [{ dealer: 3, hands: game.hands.map((held) => held.map(cardText)), actions }];
    const options = { target: 1000 };
    const record = {
      format: 'salonjass-game',
      version: 1,
      variant: 'schieber',
      options,
      foreign: true,
      deals,
    };
    const error = { error: 'illegal', deal: 0, action: actions.length - 1 };
    expect(replay({ op: 'replay', record })).toMatchObject({ ok: false, error });
    expect(replay({ op: 'replay', record })).toHaveProperty(
      'error.message',
      expect.stringContaining(message),
    );
  });

  test('all cards left count for his side, with the 5 and the match', () => {
    const done = must(plays(all, 'DA HA SA CA'), 0, CLAIM);
    expect(done).toMatchObject({
      board: [257, 0],
      points: [257, 0],
      match: 0,
      claim: { seat: 0, points: 113 },
    });
    expect(done.deals[1]).toMatchObject({
      trickWinners: [0],
      trickPoints: [44],
      claim: { seat: 0, points: 113 },
      written: [257, 0],
    });
    expect([done.phase, done.hands.flat()]).toEqual(['deal', []]);
    expect(done.effects.map(({ type }) => type)).toEqual(['claimed', 'dealScored']);
  });
  test('a claim before the first card brings 157 and the match', () =>
    expect(must(all, 0, CLAIM)).toMatchObject({
      claim: { seat: 0, points: 157 },
      board: [257, 0],
      weis: null,
    }));
  test('everything with the factor', () => {
    const unden = table({
      hands: 'D* | H* | S* | C*',
      contract: 'undenufe',
      options: { target: 5000, factors: FACTORS },
    });
    expect(must(unden, 0, CLAIM).board).toEqual([771, 0]);
  });

  // Seat 1 makes trick 1 with the ace of C, then leads D: seat 0 takes over and may claim the rest.
  const late = plays(
    table({
      hands: 'DA DK DQ DJ D10 D9 D8 D7 C6 | H7 H8 H9 H10 HJ HQ HK D6 CA | S* | H6 HA C7 C8 C9 C10 CJ CQ CK',
      contract: 'obenabe',
    }),
    'C6 CA S6 C7 D6 S7 C8 DA',
  );
  test('no match once the other side has made a trick', () => {
    const done = must(late, 0, CLAIM);
    expect(done).toMatchObject({ match: null, points: [157 - 11, 11], board: [146, 11] });
  });
  test('the match counts the partner’s tricks too', () => {
    const hands = 'DA DK DQ DJ D10 D9 D8 D7 S6 | H* | S7 S8 S9 S10 SJ SQ SK SA D6 | C*';
    const shared = plays(table({ hands, contract: 'obenabe' }), 'S6 H6 SA C6 D6 C7 DA H7');
    expect(must(shared, 0, CLAIM)).toMatchObject({ match: 0, board: [257, 0] });
  });

  test.each([
    ['his own', 'D* | H* | S* | C*', '', { stoeck: 0, board: [277, 0] }],
    ['his own, one of the two played', 'D* | H* | S* | C*', 'DK H6 S6 C6', { stoeck: 0, board: [277, 0] }],
    [
      'his own, both played: once only',
      'D* | H* | S* | C*',
      'DK H6 S6 C6 DQ H7 S7 C7',
      { stoeck: 0, board: [277, 0] },
    ],
    ['one of the others', 'DJ D9 DA D10 D8 D7 D6 HA HK | DK DQ', '', { stoeck: 1, board: [257, 20] }],
    [
      'nobody’s, king and queen in two hands',
      'DJ D9 DA D10 D8 D7 D6 HA HK | DK | DQ',
      '',
      { stoeck: null, board: [257, 0] },
    ],
  ])('unplayed Stöck are written first: %s', (_, hands, text, result) =>
    expect(must(plays(table({ hands, contract: 'D' }), text), 0, CLAIM)).toMatchObject(result),
  );

  const others = 'DJ D9 DA D10 D8 D7 D6 HA HK | DK DQ';
  test.each([
    [
      'the Stöck of the others come first and win',
      [990, 980],
      { by: 'stoeck', deal: 1, trick: 0 },
      [990, 1000],
    ],
    ['if they do not reach, the rest does', [990, 979], { by: 'trick', deal: 1, trick: 8 }, [1247, 999]],
    ['with the match', [743, 0], { by: 'trick', deal: 1, trick: 8 }, [1000, 20]],
    ['neither', [742, 0], null, [999, 20]],
  ] as [string, [number, number], object | null, [number, number]][])(
    'then the target is checked as at the end of a deal: %s',
    (_, board, end, after) => {
      const done = must(table({ hands: others, contract: 'D', board }), 0, CLAIM);
      expect([done.end, done.board]).toEqual([end, after]);
      expect(done.phase).toBe(end ? 'over' : 'deal');
    },
  );
  test('the Stöck that decide leave the rest uncounted', () => {
    const done = must(table({ hands: others, contract: 'D', board: [990, 980] }), 0, CLAIM);
    expect(done.deals[1]).toMatchObject({ points: [0, 0], claim: null, match: null, trickWinners: [] });
  });
  test('of the last of a number of deals, a claim ends the game', () => {
    const game = table({
      hands: 'D* | H* | S* | C*',
      contract: 'obenabe',
      options: { target: null, deals: 2 },
    });
    expect(must(game, 0, CLAIM)).toMatchObject({ phase: 'over', end: { by: 'deals', deal: 1, trick: null } });
  });
  test('its card points count for the leaderboard', () => {
    expect(outcome(must(late, 0, CLAIM)).rating).toEqual([14, 1, 14, 1]);
    expect(outcome(must(all, 0, CLAIM)).rating).toEqual([15, 0, 15, 0]);
  });
});
