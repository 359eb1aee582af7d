/** `rate`: against the solver, where that knows the answer, and against all worlds, where they can be counted. */
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { Random } from '../../src/lib/ai/random';
import { Worlds } from '../../src/lib/ai/worlds';
import { cardTexts, rankingText } from '../../src/lib/engine/notation';
import { openCards } from '../../src/lib/engine/play';
import { answer } from '../../src/lib/protocol/answer';
import { deal, next, playOn, type SchieberView, start, viewOf } from '../ai/games';
import { often, PATIENCE } from '../helpers/chance';
import { plays, table } from '../helpers/table';
import { ask } from './ask';
import { observe } from './observe';

interface Rating {
  readonly cards: readonly { readonly card: string; readonly points: number; readonly stderr: number }[];
  readonly worlds: number;
}
const rate = async (view: SchieberView, more: object): Promise<Rating> => {
  const rated = await ask({ ...observe(view, more), op: 'rate' });
  if (rated.error) throw new Error(String(rated.message));
  return rated as unknown as Rating;
};
const by = (level: string): object => ({ level, seed: 'seed' });

/** Views with so many cards left, out of random deals. */
function late(seed: string, count: number, left: number): SchieberView[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const before = start({}, true);
    const game = playOn(next(before, deal(before, random)), random, ({ hands }) => {
      const cards = hands.reduce((sum, hand) => sum + hand.length, 0);
      return cards <= 4 * left && random.below(2) === 0;
    });
    return game.phase === 'play' ? [viewOf(game)] : [];
  }).flat();
}

/** Views of the last three tricks that leave no doubt where the cards are. */
function certainOnes(seed: string, deals: number): SchieberView[] {
  const random = new Random(seed);
  const views: SchieberView[] = [];
  for (let i = 0; i < deals; i++) {
    const before = start({}, true);
    playOn(next(before, deal(before, random)), random, (game) => {
      if (game.tricks.length >= 7 && new Worlds(viewOf(game)).ways === 1) views.push(viewOf(game));
      return false;
    });
  }
  return views;
}

/** What the seat's side has at the end if the hands are these, per card that may be played. */
async function solved(
  view: SchieberView,
  hands: readonly (readonly number[])[],
): Promise<Map<string, number>> {
  const open = openCards(view.tricks, view.active);
  const { cards } = await ask({
    op: 'solve',
    ranking: rankingText(view.contract!),
    hands: hands.map(cardTexts),
    leader: open.length > 0 ? view.tricks[view.tricks.length - 1]!.leader : view.turn,
    trick: cardTexts(open),
    sides: view.seat % 2 === 0 ? view.sides : [...view.sides].reverse(),
  });
  const made = view.points[view.seat % 2]!;
  return new Map((cards as Rating['cards']).map(({ card, points }) => [card, made + points]));
}

describe('the cards of a seat', () => {
  it('are all that may be played, in order', async () => {
    for (const view of late('all cards', 10, 5)) {
      const { cards } = await rate(view, by('weak'));
      const { legal } = await ask({
        op: 'legal',
        ranking: rankingText(view.contract!),
        hand: cardTexts(view.hand),
        trick: cardTexts(openCards(view.tricks, view.active)),
      });
      expect(cards.map(({ card }) => card)).toEqual(legal);
    }
  });
  it('bring what the solver finds, where only one deal is left', async () => {
    const certain = certainOnes('certain', often(60));
    expect(certain.length).toBeGreaterThan(20);
    expect(certain.some(({ hand }) => hand.length > 1)).toBe(true);
    for (const view of certain) {
      const { cards, worlds } = await rate(view, by('strong'));
      const points = await solved(view, new Worlds(view).all()[0]!.hands);
      expect(cards).toEqual([...points].map(([card, sum]) => ({ card, points: sum, stderr: 0 })));
      expect(worlds).toBe(1);
    }
  });
  it(
    'bring the mean over all deals, as near as the standard error says',
    async () => {
      let apart = 0;
      let cards = 0;
      for (const view of late('mean', often(25), 3)) {
        const all = await Promise.all(new Worlds(view).all().map(({ hands }) => solved(view, hands)));
        for (const { card, points, stderr } of (await rate(view, by('medium'))).cards) {
          const mean = all.reduce((sum, one) => sum + one.get(card)!, 0) / all.length;
          expect(Math.abs(points - mean)).toBeLessThanOrEqual(5 * stderr + 1e-9);
          if (Math.abs(points - mean) > stderr) apart++;
          cards++;
        }
      }
      // About a third of them.
      expect(apart / cards).toBeGreaterThan(0.1);
      expect(apart / cards).toBeLessThan(0.5);
    },
    PATIENCE,
  );
  it('bring 157 after eight tricks made, to the last digit', async () => {
    const tricks = [
      'H6 H10 HQ H8',
      'DJ DA D10 DQ',
      'C6 CJ H7 CA',
      'C8 CQ HK C9',
      'C10 CK D8 HJ',
      'C7 DK SQ D6',
    ];
    const leaders = [2, 2, 0, 0, 0, 0, 0, 2];
    const rated = await ask({
      ...{ op: 'rate', variant: 'schieber', phase: 'play', dealer: 1, seat: 2, hand: ['HA'] },
      contract: { kind: 'undenufe' },
      tricks: [...tricks, 'S8 SA S6 S7', 'H9 S9 S10 SK'].map((trick, i) => ({
        leader: leaders[i],
        cards: trick.split(' '),
      })),
      announced: [[{ points: 20, length: 3, cards: ['C6', 'C7', 'C8'] }], [], [], []],
      board: [60, 0],
      ...by('strong'),
      seed: 'x',
    });
    expect(rated).toEqual({ cards: [{ card: 'HA', points: 157, stderr: 0 }], worlds: 6 });
  });
  it('equal neighbours bring the same', async () => {
    const game = plays(table({ hands: 'D6 D7 D8 S6 S8 H6 HA CA C9', contract: 'H', forehand: 0 }), '');
    const { cards, worlds } = await rate(viewOf(game), by('strong'));
    const points = new Map(cards.map((rated) => [rated.card, rated.points]));
    expect(points.get('D6')).toBe(points.get('D8'));
    expect(worlds).toBe(BUDGETS.strong.worlds);
    for (const each of points.values()) expect(each).toBeGreaterThan(0);
    for (const each of points.values()) expect(each).toBeLessThan(157);
  });
  it('are rated the same for equal lines', async () => {
    const lines = late('equal', 4, 6).map((view) =>
      JSON.stringify({ ...observe(view, by('strong')), op: 'rate' }),
    );
    const once = await Promise.all(lines.map(answer));
    expect((await Promise.all([...lines].reverse().map(answer))).reverse()).toEqual(once);
  });
});

describe('what cannot be rated', () => {
  const game = table({ hands: '', forehand: 0 });
  it('the choice of trump', async () => {
    expect(await ask({ ...observe(viewOf(game)), op: 'rate' })).toMatchObject({ error: 'format' });
  });
  it("another seat's cards", async () => {
    const played = plays(table({ hands: '', contract: 'H', forehand: 0 }), 'D6');
    expect(await ask({ ...observe(viewOf(played, 2)), op: 'rate' })).toMatchObject({ error: 'illegal' });
  });
});
