/** `choose`: the computer as other programs meet it. What it plays, tests/ai asks; here, that it is the same one. */
import { describe, expect, it } from 'vitest';
import { BUDGETS, LEVELS } from '../../src/lib/ai/player/levels';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { Random } from '../../src/lib/ai/random';
import { cardTexts } from '../../src/lib/engine/notation';
import { answer } from '../../src/lib/protocol/answer';
import { schieber } from '../../src/lib/engine/variants/schieber/rules';
import { deal, next, playOn, type Schieber, type SchieberView, start, viewOf } from '../ai/games';
import { plays, table } from '../helpers/table';
import { ask, cards } from './ask';
import { observe } from './observe';

const strong = { level: 'strong', seed: 'seed' };

/** Some places of random deals of a game from elsewhere. */
function somePlaces(seed: string, deals: number): SchieberView[] {
  const random = new Random(seed);
  const views: SchieberView[] = [];
  for (let i = 0; i < deals; i++) {
    const before = start({ stoeckEarly: true }, true);
    playOn(next(before, deal(before, random)), random, (game) => {
      if (random.below(5) === 0) views.push(viewOf(game));
      return false;
    });
  }
  return views;
}

describe('what the computer does', () => {
  it.each([
    ['chooses the suit with Buur and Nell', 'CJ C9 CA C8 C7 DA D8 H9 S10', { kind: 'trump', suit: 'C' }],
    ['chooses Obenabe with aces', 'DA DK DQ HA HK SA SK CA CK', { kind: 'obenabe' }],
    ['chooses Undenufe with sixes', 'D6 D7 D8 H6 H7 S6 S7 C6 C7', { kind: 'undenufe' }],
  ])('%s', async (_, hand, contract) => {
    const line = { op: 'choose', variant: 'schieber', phase: 'declare', seat: 0, dealer: 3 };
    expect(await ask({ ...line, hand: cards(hand), ...strong })).toEqual({ declare: contract, worlds: 0 });
  });
  it('pushes a hand without anything, but not back', async () => {
    const line = { op: 'choose', variant: 'schieber', phase: 'declare', seat: 0, ...strong };
    const hand = cards('D8 D9 DQ H8 H10 HQ S9 SQ CQ');
    expect(await ask({ ...line, hand, dealer: 3 })).toEqual({ push: true, worlds: 0 });
    expect(await ask({ ...line, hand, dealer: 1, pushed: true })).toHaveProperty('declare');
  });
  it('says with its first card what it announces, and with no other', async () => {
    const game = table({ hands: 'HJ H9 HA DA DK DQ S6 S8 C7', contract: 'H', forehand: 0 });
    const { weis } = await ask(observe(viewOf(game), strong));
    expect(weis).toEqual([cards('DQ DK DA')]);
    const nothing = table({ hands: 'HJ H9 HA DA DK D10 S6 S8 C7', contract: 'H', forehand: 0 });
    expect(await ask(observe(viewOf(nothing), strong))).toMatchObject({ weis: [] });
    const later = plays(game, 'HJ H6 H7 H8');
    expect(await ask(observe(viewOf(later), strong))).not.toHaveProperty('weis');
  });
  it('plays an only card without a thought', async () => {
    const game = plays(table({ hands: 'DA|D6 H6 H7 H8 H9 H10 S6 S7 S8', contract: 'C', forehand: 0 }), 'DA');
    expect(await ask(observe(viewOf(game), strong))).toMatchObject({ play: 'D6', worlds: 0 });
  });
  it('shows Stöck early where that ends the game', async () => {
    const options = { stoeckEarly: true, target: 1000 };
    const game = table({ hands: 'H6|HK HQ', contract: 'H', options, board: [0, 990], forehand: 0 });
    expect(await ask(observe(viewOf(plays(game, 'H6'), 1), strong))).toEqual({ stoeck: true, worlds: 0 });
  });
});

const { writeMove } = schieber.record;

describe.each(LEVELS.map((level) => ({ level })))('the $level computer', ({ level }) => {
  it('does what it would do at the table', async () => {
    for (const view of somePlaces(`at the table ${level}`, 3)) {
      const { worlds, weis, ...told } = await ask(observe(view, { level, seed: 'a seed' }));
      const action = chooseAction(view, 'a seed', BUDGETS[level]);
      const { weis: announced, ...played } = writeMove(action);
      expect(told).toEqual(played);
      expect(worlds).toBeTypeOf('number');
      const first = action.type === 'play' && view.hand.length === 9;
      const all = view.weise.map((weise) => cardTexts(weise.cards));
      expect(weis).toEqual(first ? (announced ?? all) : undefined);
    }
  }, 120_000);
  it('gives equal lines equal answers, whatever comes between', async () => {
    const lines = somePlaces(`equal ${level}`, 1).map((view) =>
      JSON.stringify(observe(view, { level, seed: 'b' })),
    );
    const once = await Promise.all(lines.map(answer));
    const again = await Promise.all([...lines].reverse().map(answer));
    expect(again.reverse()).toEqual(once);
  }, 120_000);
});

describe('a budget of time', () => {
  const game: Schieber = plays(table({ hands: '', contract: 'H', forehand: 0 }), 'D6');
  const within = (ms: number): Promise<Record<string, unknown>> =>
    ask(observe(viewOf(game), { budget: { ms } }));

  it('is used for more and more worlds, and told', async () => {
    await within(1);
    const [little, much] = [await within(1), await within(1_500)];
    expect(little).toMatchObject({ worlds: 4, ms: expect.any(Number) });
    expect(much.ms).toBeGreaterThan(little.ms as number);
    expect(much.worlds).toBeGreaterThan(4);
    const { legal } = await ask({
      op: 'legal',
      ranking: 'H',
      trick: ['D6'],
      hand: cardTexts(viewOf(game).hand),
    });
    for (const { play } of [little, much]) expect(legal).toContain(play);
  }, 60_000);
  it('is not used where there is nothing to think about', async () => {
    const last = playOn(game, new Random('to the end'), (now) => now.hands[now.turn as number]!.length === 1);
    expect(await ask(observe(viewOf(last), { budget: { ms: 60_000 } }))).toMatchObject({ worlds: 0 });
  });
  it('ends when every deal has been looked at', async () => {
    const late = playOn(game, new Random('late'), (now) => now.hands[now.turn as number]!.length === 2);
    const { worlds } = await ask(observe(viewOf(late), { budget: { ms: 60_000 } }));
    expect(worlds).toBeLessThan(400);
  });
});
