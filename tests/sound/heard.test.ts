import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { heard, isWaiting, strokesBetween, type Moment } from '../../src/lib/sound/heard';
import { must, playOn, plays, table, type Table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const open = (): Table => table({ hands: HANDS, forehand: 0, contract: 'C' });
const one = (): Table => plays(open(), 'H10(all)');
const three = (): Table => plays(open(), 'H10(all) H7 HA(all)');
const four = (): Table => plays(three(), 'HJ');

/** What seat 0 sees; it has been seen long enough unless told. */
const at = (game: Table, rested = true, more: Partial<Moment> = {}): Moment => ({
  ...{ game: 'a', view: view<'schieber'>(game, 0), rested, takeBacks: 0 },
  ...more,
});
const ears = (before: Moment, now: Moment, waited = 0) => heard(before, now, waited).sounds;
const hand = (before: Moment, now: Moment, waited = 0) => heard(before, now, waited).buzz;

/** All nine trumps against the rest: played to the end, or up to its last card. */
const MATCH = 'C6 C7 C8 C9 C10 CJ CQ CK CA | D* | H* | S*';
const MATCHED =
  'CJ D6 H6 S6 CA D7 H7 S7 CK D8 H8 S8 CQ D9 H9 S9 C10 D10 H10 S10 C9 DJ HJ SJ C8 DQ HQ SQ C7 DK HK SK';
const beforeMatch = (): Table =>
  plays(table({ hands: MATCH, forehand: 0, contract: 'C' }), `${MATCHED} C6 DA HA`);

describe('a card', () => {
  it('is heard on the cloth, whoever laid it', () => {
    expect(ears(at(open()), at(one()))).toEqual(['card']);
    expect(ears(at(one()), at(plays(one(), 'H7')))).toEqual(['card']);
  });
  it('is felt if it is the own one', () => {
    expect(hand(at(open()), at(one()))).toBe('laid');
    expect(hand(at(one()), at(plays(one(), 'H7')))).toBe(null);
  });
  it('that stays where it is makes no sound', () => {
    expect(heard(at(one()), at(one()), 9999)).toEqual({ sounds: [], buzz: null });
  });
});

describe('a full trick', () => {
  it('is the fourth card on the cloth, then the sweep once it has been seen', () => {
    const quiet = at(plays(three(), 'HQ'), false);
    expect(ears(at(three()), quiet)).toContain('card');
    expect(ears(at(three()), quiet)).not.toContain('sweep');
    expect(ears(quiet, { ...quiet, rested: true })).toEqual(['sweep']);
  });
  it('is swept before the next lead falls', () => {
    const full = at(four(), false);
    const led = at(plays(four(), 'C10'), true);
    expect(ears(full, led)).toEqual(['sweep', 'card']);
  });
  it('that counts on the slate is chalked as well', () => {
    // The Weise of the first trick are written with its last card.
    expect(ears(at(three()), at(four(), false))).toEqual(['card', 'chalk']);
  });
});

describe('the slate', () => {
  const grown = (points: number) => {
    const now = at(one());
    return strokesBetween(now, { ...now, view: { ...now.view, board: [points, 0] } });
  };
  it.each([
    [20, 1],
    [50, 1],
    [100, 2],
    [257, 3],
    [2000, 3],
  ])('%i points are %i strokes to be heard', (points, strokes) => {
    expect(grown(points)).toBe(strokes);
  });
  it('is quiet when a stroke is taken back', () => {
    const now = at(one());
    expect(ears({ ...now, view: { ...now.view, board: [20, 0] } }, now)).toEqual([]);
  });
});

describe('a match', () => {
  it('all nine tricks to one side: the bell', () => {
    const now = at(plays(beforeMatch(), 'SA'), false);
    expect(ears(at(beforeMatch()), now)).toEqual(['card', 'chalk', 'bell']);
    expect(hand(at(beforeMatch()), now)).toBe('match');
  });
  it('tricks to both sides: chalk and no bell', () => {
    const done = at(playOn(four()), false);
    const last = {
      ...done,
      view: { ...done.view, deals: done.view.deals.slice(0, -1), board: [0, 0] as const },
    };
    expect(ears(last, done)).toEqual(['chalk']);
  });
  it('is not rung again by the settlement and its "Weiter"', () => {
    const done = at(plays(beforeMatch(), 'SA'), false);
    expect(ears(done, { ...done, rested: true })).toEqual(['sweep']);
  });
});

describe('a new deal', () => {
  it('is heard as it is dealt, and nothing of the one before', () => {
    const done = playOn(four());
    const again = must(done, 'chance', {
      type: 'deal',
      dealer: 0,
      hands: [0, 1, 2, 3].map((seat) => Array.from({ length: 9 }, (_, i) => 9 * seat + i)),
    });
    expect(ears(at(done), at(again))).toEqual(['deal']);
  });
});

describe('the own turn', () => {
  it('is called after a long wait, and felt after a shorter one', () => {
    const before = at(plays(one(), 'H7'));
    const own = { ...before, view: { ...before.view, turn: 0 } };
    expect(ears(before, own, 6500)).toEqual(['turn']);
    expect([ears(before, own, 4000), hand(before, own, 4000)]).toEqual([[], 'turn']);
    expect([ears(before, own, 2000), hand(before, own, 2000)]).toEqual([[], null]);
  });
  it('is waited for only while others are to move', () => {
    expect(isWaiting(at(one()))).toBe(true);
    expect(isWaiting(at(open()))).toBe(false);
    expect(isWaiting(at(playOn(four())))).toBe(false);
  });
});

describe('what was not seen as it happened', () => {
  it.each([
    ['three cards at once', at(one()), at(plays(one(), 'H7 HA(all) HJ'), false)],
    ['two tricks at once', at(open()), at(plays(four(), 'C10 C6 CJ CA'), true)],
  ])('%s are heard as one at most', (_, before, now) => {
    expect(ears(before, now)).toHaveLength(1);
    expect(hand(before, now)).toBe(null);
  });
  it('nothing leads from one game to another, from before "Zurück" to after it, from one seat to the next', () => {
    const [before, now] = [at(three()), at(four())];
    expect(ears(before, { ...now, game: 'b' })).toEqual([]);
    expect(ears(before, { ...now, takeBacks: 1 })).toEqual([]);
    expect(ears(before, { ...now, view: view<'schieber'>(four(), 1) })).toEqual([]);
    expect(ears(now, before)).toEqual([]);
  });
});
