import { describe, expect, test } from 'vitest';
import { LAST_TRICK, MATCH_BONUS } from '../../src/lib/engine/ranking';
import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { adviseOn, worked } from '../../src/lib/ai/advice/advise';
import type { Figures } from '../../src/lib/ai/advice/figures';
import { Gathering } from '../../src/lib/ai/advice/gathering';
import { ADVICE, CardAdvising } from '../../src/lib/ai/advice/judgeCards';
import { cardReason } from '../../src/lib/ai/advice/reasons';
import type { Opinion } from '../../src/lib/ai/advice/types';
import { BeliefWorlds } from '../../src/lib/ai/beliefs/beliefWorlds';
import { standingOf } from '../../src/lib/ai/player/loading';
import { orderOf } from '../../src/lib/ai/fast/order';
import { Random } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import { often, PATIENCE } from '../helpers/chance';
import { cardsIn, plays, table } from '../helpers/table';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

const FEW = { ...ADVICE, worlds: 18, candidates: 100, nodes: 30_000 };
const advised = (view: SchieberView): ReturnType<typeof worked> => worked(new CardAdvising(view, 's', FEW));
const cardOf = ({ action }: Opinion): Card => (action.type === 'play' ? action.card : -1);

/** Views of whoever is to play, with so many cards in hand. */
function* views(
  seed: string,
  count: number,
  isFit: (view: SchieberView) => boolean,
): Generator<SchieberView> {
  const random = new Random(seed);
  for (let found = 0; found < count;) {
    const stop = 2 + random.below(36);
    let left = stop;
    const now = playOn(next(start(), deal(start(), random)), random, () => left-- === 0);
    if (now.phase !== 'play' || !isFit(viewOf(now))) continue;
    found++;
    yield viewOf(now);
  }
}
const isChoice = (view: SchieberView): boolean => cardsIn(view.legal).length > 1;

const isTenth = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e5);

describe('the figures', () => {
  test('every legal card once, the best first with nothing behind it, in rising order', () => {
    for (const view of views('figures', often(40), () => true)) {
      const { opinions } = advised(view);
      expect(opinions.map(cardOf).sort((a, b) => a - b)).toEqual(cardsIn(view.legal));
      expect(opinions[0]).toMatchObject({ behind: 0, error: 0 });
      const behind = opinions.map((opinion) => opinion.behind);
      expect(behind).toEqual([...behind].sort((a, b) => a - b));
    }
  });

  test('six and seven of a suit stand beside each other with the same figures', () => {
    const view = viewOf(plays(table({ hands: 'D10|DA|DK|D6 D7 DQ S8', contract: 'S' }), 'D10 DA DK'));
    const { opinions } = advised(view);
    const places = [0, 1].map((low) => opinions.findIndex((opinion) => cardOf(opinion) === low));
    expect(Math.abs(places[0]! - places[1]!)).toBe(1);
    expect({ ...opinions[places[0]!], action: null }).toEqual({ ...opinions[places[1]!], action: null });
  });

  test('far from the target they are points times the factor, near it percent', () => {
    const hands = 'DA DK H6 H7 S6 S7 C6 C7 C8|D6';
    const factors = { D: 1, H: 1, S: 1, C: 1, obenabe: 3, undenufe: 3 };
    const one = table({ hands, contract: 'obenabe', options: { target: null, deals: 9 } });
    const three = table({ hands, contract: 'obenabe', options: { target: null, deals: 9, factors } });
    const [single, threefold] = [one, three].map((game) => advised(viewOf(game)));
    expect([single!.unit, threefold!.unit]).toEqual(['points', 'points']);
    expect(threefold!.opinions.map(cardOf)).toEqual(single!.opinions.map(cardOf));
    single!.opinions.forEach(({ behind, points }, i) => {
      expect(threefold!.opinions[i]!.behind).toBeCloseTo(3 * behind);
      expect(threefold!.opinions[i]!.points).toBeCloseTo(points!);
    });
    const near = advised(viewOf(table({ hands, contract: 'obenabe', board: [900, 920] })));
    expect(near.unit).toBe('chance');
    expect(near.opinions[near.opinions.length - 1]!.behind).toBeLessThan(101);
    expect(near.opinions.every(({ behind, error }) => isTenth(behind) && isTenth(error))).toBe(true);
  });

  test('the last trick is certain: no error, and the points of the deal as they will be', () => {
    for (const view of views('last', often(30), ({ hand }) => hand.length === 1)) {
      const { opinions, worlds } = advised(view);
      expect(worlds).toBe(new Worlds(view).ways);
      expect(opinions).toHaveLength(1);
      expect(opinions[0]!.points).toBeGreaterThanOrEqual(view.points[view.seat & 1]!);
    }
  });
});

/** What own side makes from here on with the best play of all, hands known: by the engine's rules alone. */
class Naive {
  readonly #ranking: Ranking;
  readonly #side: number;
  constructor(view: SchieberView) {
    this.#ranking = view.contract!;
    this.#side = view.seat & 1;
  }

  /** By how much own side is ahead with the match. */
  after(card: Card, seat: number, hands: readonly (readonly Card[])[], at: Table): number {
    const left = hands.map((hand, other) => (other === seat ? hand.filter((held) => held !== card) : hand));
    const trick = [...at.trick, card];
    return trick.length < 4 ? this.best(left, { ...at, trick }) : this.#close(left, { ...at, trick });
  }

  best(hands: readonly (readonly Card[])[], at: Table): number {
    const seat = (at.leader + at.trick.length) & 3;
    const values = legalCards(hands[seat]!, at.trick, this.#ranking).map((card) =>
      this.after(card, seat, hands, at),
    );
    return (seat & 1) === this.#side ? Math.max(...values) : Math.min(...values);
  }

  #close(hands: readonly (readonly Card[])[], { leader, trick, takers }: Table): number {
    const winner = (leader + winnerOf(trick, this.#ranking)) & 3;
    const isLast = hands[0]!.length === 0;
    const after = takers | (1 << (winner & 1));
    const bonus = isLast ? LAST_TRICK + (after === 3 ? 0 : MATCH_BONUS) : 0;
    const gain = pointsOf(trick, this.#ranking) + bonus;
    const rest = isLast ? 0 : this.best(hands, { leader: winner, trick: [], takers: after });
    return ((winner & 1) === this.#side ? gain : -gain) + rest;
  }
}
interface Table {
  readonly leader: number;
  readonly trick: readonly Card[];
  readonly takers: number;
}

test(
  'with at most three cards: the mean over all deals that there may be, each played out by brute force',
  () => {
    let known = 0;
    const isEnding = (view: SchieberView): boolean =>
      isChoice(view) && view.hand.length <= 3 && new Worlds(view).ways <= 60;
    for (const view of views('brute force', often(25), isEnding)) {
      const { leader, takers } = standingOf(view, orderOf(view.contract!));
      const last = view.tricks[view.tricks.length - 1]!;
      const at = { leader, takers, trick: last.cards.length < 4 ? last.cards : [] };
      const naive = new Naive(view);
      const sample = new BeliefWorlds(view, 100).sample(100, new Random('all'));
      const total = sample.reduce((sum, { weight }) => sum + weight, 0);
      const mean = (card: Card): number =>
        sample.reduce(
          (sum, { world, weight }) => sum + weight * naive.after(card, view.seat, world.hands, at),
          0,
        ) / total;
      const { opinions } = worked(new CardAdvising(view, 's'));
      const best = Math.max(...opinions.map((opinion) => mean(cardOf(opinion))));
      for (const opinion of opinions) {
        expect(opinion.error).toBe(0);
        expect(opinion.behind / factorIn(view)).toBeCloseTo(best - mean(cardOf(opinion)), 6);
      }
      if (sample.length === 1) known++;
    }
    expect(known).toBeGreaterThan(0);
  },
  PATIENCE,
);

const factorIn = ({ contract, options }: SchieberView): number =>
  contract!.kind === 'trump'
    ? Object.values(options.factors)[contract!.suit]!
    : options.factors[contract!.kind];

describe('the same advice', () => {
  test('however the blocks are shared, and in whatever order they come', () => {
    for (const view of views('shared', often(6), isChoice)) {
      const workers = [0, 1, 2].map(() => new CardAdvising(view, 's', FEW));
      const { blocks } = workers[0]!;
      const gathering = new Gathering(workers[0]!);
      for (let block = blocks - 1; block >= 0; block--)
        gathering.add(block, structuredClone<Figures>(workers[block % 3]!.judge(block)));
      expect(workers[1]!.conclude(gathering.figures)).toEqual(advised(view));
    }
  });

  test('whatever the others hold of what nobody has shown', () => {
    const random = new Random('swap');
    for (const view of views('swap', often(15), isChoice)) {
      const again = viewOf(gameIn(view, new Worlds(view).draw(random)), view.seat);
      expect(advised(again)).toEqual(advised(view));
    }
  });
});

describe('what is certain stays so in every deal that there may be', () => {
  /** Reasons that say own side gets the trick. */
  const OURS = ['boss', 'trumpIn', 'take', 'takeLast', 'feed', 'save', 'overtake'];
  const said = (view: SchieberView, best: Card): string => {
    const others = cardsIn(view.legal).filter((card) => card !== best);
    const opinions = [best, ...others].map((card, i): Opinion => {
      return { action: { type: 'play', card }, behind: i && 5, error: i && 1, points: 0 };
    });
    return cardReason(view, opinions);
  };
  /** Whether the opponents can take the trick after this card, everybody playing to let them. */
  const canLose = (view: SchieberView, card: Card, hands: readonly (readonly Card[])[]): boolean => {
    const last = view.tricks[view.tricks.length - 1];
    const open = last && last.cards.length < 4 ? last.cards : [];
    const leader = open.length > 0 ? last!.leader : view.seat;
    const loses = (trick: readonly Card[]): boolean => {
      const seat = (leader + trick.length) & 3;
      if (trick.length === 4) return ((leader + winnerOf(trick, view.contract!)) & 1) !== (view.seat & 1);
      return legalCards(hands[seat]!, trick, view.contract!).some((other) => loses([...trick, other]));
    };
    return loses([...open, card]);
  };

  test(
    'the trick is own side’s where a reason says so',
    () => {
      const random = new Random('certain');
      const seen = new Map<string, number>();
      for (const view of views('certain', often(250), isChoice)) {
        const worlds = Array.from({ length: 8 }, () => new Worlds(view).draw(random).hands);
        for (const card of cardsIn(view.legal)) {
          const reason = said(view, card);
          if (!OURS.includes(reason)) continue;
          seen.set(reason, (seen.get(reason) ?? 0) + 1);
          expect(worlds.some((hands) => canLose(view, card, hands))).toBe(false);
        }
      }
      expect([...seen.keys()].sort()).toEqual([...OURS].sort());
    },
    PATIENCE,
  );
});

describe('Weise and Stöck', () => {
  const seen = (hands: string, played: string): SchieberView =>
    viewOf(plays(table({ hands, contract: 'C' }), played));
  test.each<[string, string, string, object | null]>([
    ['with nothing on the table: show', 'H6|HA|HK|DJ DQ DK', 'H6 HA HK', { show: true, reason: 'weisShow' }],
    [
      'behind a Vierblatt of the others: conceal',
      'H6 H7 H8 H9|HA|HK|DJ DQ DK',
      'H6(H6 H7 H8 H9) HA HK',
      { show: false, reason: 'weisBeaten' },
    ],
    ['without a Weis there is nothing to say', 'H6|HA|HK|DJ DQ', 'H6 HA HK', null],
  ])('%s', (_, hands, played, weis) => {
    expect(advised(seen(hands, played)).weis).toEqual(weis);
  });

  test('after the first card there is nothing to say', () => {
    expect(advised(seen('DJ DQ DK HA|H6|H7|H8', 'HA H6 H7 H8')).weis).toBeNull();
  });

  test('Stöck that end the game are shown', () => {
    const near = (own: number): SchieberView => {
      const board = [own, 500] as const;
      const options = { stoeckEarly: true };
      return viewOf(
        plays(table({ hands: 'HK HQ D8|||D6', forehand: 3, contract: 'H', board, options }), 'D6'),
      );
    };
    expect(adviseOn(near(985), 's')).toMatchObject({
      opinions: [{ action: { type: 'stoeck' }, behind: 0 }],
      reason: 'stoeck',
    });
    expect(advised(near(970)).reason).not.toBe('stoeck');
  });

  test('nothing to decide, nothing to say', () => {
    const game = table({ hands: 'DA', contract: 'D' });
    expect(() => adviseOn(viewOf(game, 1), 's')).toThrow('nothing');
  });
});
