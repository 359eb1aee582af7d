import { describe, expect, test } from 'vitest';
import { BeliefWorlds, type Weighted } from '../../src/lib/ai/beliefs/beliefWorlds';
import { decay } from '../../src/lib/ai/beliefs/decay';
import { Declaring } from '../../src/lib/ai/beliefs/declaring';
import { Look, type Public } from '../../src/lib/ai/beliefs/look';
import { chanceOf } from '../../src/lib/ai/beliefs/policy';
import { WEIGHTS } from '../../src/lib/ai/beliefs/policyWeights';
import { Weighing } from '../../src/lib/ai/beliefs/weighing';
import { weisPoints } from '../../src/lib/ai/beliefs/weise';
import { masksOf, ORDERS } from '../../src/lib/ai/fast/order';
import { claimWeis, knowledgeOf, type SecretWeis, weiseLike } from '../../src/lib/ai/knowledge';
import { Lots } from '../../src/lib/ai/lots';
import { BUDGET, judgeCards } from '../../src/lib/ai/player/cards';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { Random, shuffle } from '../../src/lib/ai/random';
import { gameIn, type World, Worlds } from '../../src/lib/ai/worlds';
import { cardOf, JACK } from '../../src/lib/engine/cards';
import type { Card, Seat } from '../../src/lib/engine/types';
import { findWeise } from '../../src/lib/engine/weis';
import { cards, plays, table } from '../helpers/table';
import { anyAction, deal, next, playOn, type Schieber, type SchieberView, start, viewOf } from './games';

const keyOf = ({ hands }: Pick<World, 'hands'>): string =>
  hands.map((hand) => [...hand].sort((a, b) => a - b).join()).join('|');

/** The last tricks of a deal played at random, with a number of worlds that can be listed. */
function endings(count: number, fewest: number, most: number): SchieberView[] {
  const found: SchieberView[] = [];
  for (let i = 0; found.length < count; i++) {
    const random = new Random(`ending ${i}`);
    const begun = next(start({}, true), deal(start({}, true), random));
    const game = playOn(begun, random, ({ tricks }) => tricks.length === 7);
    const ways = new Worlds(viewOf(game)).ways;
    if (ways >= fewest && ways <= most) found.push(viewOf(game));
  }
  return found;
}

/** Every deal that fits, found by trying every holder of every card. */
function enumerated(view: SchieberView): string[] {
  const { holders, sizes, seat } = knowledgeOf(view);
  const unseen = Array.from(holders.keys()).filter((card) => holders[card] !== 0);
  const hands: Card[][] = [[], [], [], []];
  hands[seat] = [...view.hand];
  const keys: string[] = [];
  const give = (i: number): void => {
    if (i === unseen.length) return void keys.push(keyOf({ hands }));
    const card = unseen[i]!;
    for (const other of [0, 1, 2, 3]) {
      if (!((holders[card]! >> other) & 1) || hands[other]!.length === sizes[other]) continue;
      hands[other]!.push(card);
      give(i + 1);
      hands[other]!.pop();
    }
  };
  give(0);
  return keys;
}

/** Half the sum of the differences between the shares drawn and the exact ones. */
function variation(view: SchieberView, weigh: (world: World) => number, candidates: number): number {
  const source = new BeliefWorlds(view, candidates, weigh);
  const random = new Random('variation');
  const drawn = new Map<string, number>();
  const rounds = 4000;
  for (let i = 0; i < rounds; i++) {
    const sample = source.sample(6, random);
    for (const { world, weight } of sample) {
      drawn.set(keyOf(world), (drawn.get(keyOf(world)) ?? 0) + weight / sample.length / rounds);
    }
  }
  const all = new Worlds(view).all();
  const total = all.reduce((sum, world) => sum + weigh(world), 0);
  const apart = all.map((world) => Math.abs((drawn.get(keyOf(world)) ?? 0) - weigh(world) / total));
  return apart.reduce((sum, x) => sum + x, 0) / 2;
}

/** A deal played by the rule-based player, up to the card with this number. */
function ruled(seed: string, until: number): Schieber {
  let game = next(start({}, true), deal(start({}, true), new Random(seed)));
  for (let played = 0; played < until;) {
    if (game.phase === 'play') played++;
    game = next(game, { by: game.turn!, action: chooseByRule(viewOf(game), seed) });
  }
  return game;
}

/** Seen by the next to play: the leader has announced one Weis, its cards not yet known. */
function secretWeis(): { view: SchieberView; weis: SecretWeis } {
  for (let i = 0; ; i++) {
    const game = ruled(`secret ${i}`, 1);
    const secrets = knowledgeOf(viewOf(game)).secrets;
    if (secrets.length === 1) return { view: viewOf(game), weis: secrets[0]! };
  }
}

describe('worlds by how likely they are', () => {
  test('all() lists every deal that fits, each once', () => {
    for (const view of endings(12, 2, 400)) {
      expect(new Worlds(view).all().map(keyOf).sort()).toEqual(enumerated(view).sort());
    }
  });

  test('with equal weights all deals come equally often', () => {
    for (const view of endings(3, 20, 90)) expect(variation(view, () => 1, 19)).toBeLessThan(0.05);
  });

  test('with a toy model they come as often as the model says, counted out or drawn', () => {
    for (const view of endings(3, 40, 90)) {
      const other = (view.seat + 1) & 3;
      const toy = ({ hands }: World): number =>
        hands[other]!.reduce((w, card) => w * (card & 1 ? 3 : 1), 0.001);
      expect(variation(view, toy, 1000)).toBeLessThan(0.05);
      expect(variation(view, toy, 39)).toBeLessThan(0.08);
    }
  });

  test('heavy worlds are kept, light ones share the rest, and the weights have the mean 1', () => {
    const [view] = endings(1, 60, 90) as [SchieberView];
    const heavy = keyOf(new Worlds(view).all()[7]!);
    const weigh = (world: World): number => (keyOf(world) === heavy ? 100 : 1);
    const sample = new BeliefWorlds(view, 100, weigh).sample(10, new Random('heavy'));
    expect(sample.length).toBe(10);
    expect(new Set(sample.map(({ world }) => keyOf(world))).size).toBe(10);
    expect(sample.filter(({ world }) => keyOf(world) === heavy).length).toBe(1);
    expect(new Set(sample.map(({ weight }) => weight.toFixed(6))).size).toBe(2);
    expect(sample.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(10);
  });

  test('each looks to the seat exactly like the real game, secret Weise included', () => {
    let secrets = 0;
    for (let i = 0; i < 12; i++) {
      const random = new Random(`looks ${i}`);
      let game = next(start({}, false), deal(start(), random));
      while (game.phase === 'declare' || game.phase === 'play') {
        const view = viewOf(game);
        for (const { world } of new BeliefWorlds(view, 20).sample(4, random)) {
          expect(viewOf(gameIn(view, world), view.seat)).toEqual(view);
          secrets += world.secrets.length;
        }
        game = next(game, anyAction(game, random));
      }
    }
    expect(secrets).toBeGreaterThan(0);
  });

  test('the cards of a secret Weis come as often as the deals with them', () => {
    const { view, weis: secret } = secretWeis();
    const { seat: by, points, length } = secret;
    const { holders, sizes } = knowledgeOf(view);
    const ways = new Map<string, number>();
    for (const weis of weiseLike(points, length, false)) {
      const claimed = holders.slice();
      claimWeis(claimed, by, weis);
      if (weis.every((card) => (holders[card]! >> by) & 1))
        ways.set(weis.join(), new Lots(claimed, sizes).ways);
    }
    const total = [...ways.values()].reduce((sum, x) => sum + x, 0);
    const source = new BeliefWorlds(view, 400, () => 1);
    const random = new Random('secret');
    const drawn = new Map<string, number>();
    for (let i = 0; i < 60; i++) {
      for (const { world, weight } of source.sample(100, random)) {
        const key = world.secrets[0]!.join();
        drawn.set(key, (drawn.get(key) ?? 0) + weight / 6000);
      }
    }
    const apart = [...ways].map(([key, count]) => Math.abs((drawn.get(key) ?? 0) - count / total));
    const uneven = [...ways.values()].map((count) => Math.abs(1 / ways.size - count / total));
    const half = (parts: readonly number[]): number => parts.reduce((sum, x) => sum + x, 0) / 2;
    expect(half(uneven)).toBeGreaterThan(0.04);
    expect(half(apart)).toBeLessThan(0.02);
  });

  test('nine Weise that are still secret are placed in fewer worlds, for it would take for ever', () => {
    const seen = viewOf(
      plays(
        table({
          hands:
            'C6 C7 C8 D9 D10 DJ HQ HK HA | C9 C10 CJ H9 H10 HJ SQ SK SA | CQ CK CA S9 S10 SJ DQ DK DA | D6 D7 D8 H6 H7 H8 S6 S7 S8',
          contract: 'H',
        }),
        'C6(all) C9(all) CQ(all)',
      ),
    );
    const sample = new BeliefWorlds(seen, 600).sample(60, new Random('nine'));
    expect(sample.length).toBeGreaterThan(0);
    expect(sample.length).toBeLessThan(60);
    for (const { world } of sample) expect(world.secrets.map((run) => run.length)).toEqual(Array(9).fill(3));
  });

  test('the same seed gives the same worlds and weights', () => {
    const view = viewOf(ruled('same', 14));
    const draw = (): Weighted[] => new BeliefWorlds(view, 200).sample(20, new Random('s'));
    expect(draw()).toEqual(draw());
  });
});

describe('what the others did tells where the cards are', () => {
  test('the true hands weigh more than even ones, by each kind of evidence', () => {
    const bits = [0, 0, 0];
    let count = 0;
    for (let i = 0; i < 24; i++) {
      const game = ruled(`true ${i}`, 13);
      const weighing = new Weighing(viewOf(game));
      const parts = (world: Pick<World, 'hands'>): number[] => {
        weighing.load(world);
        return [weighing.declaring(), weighing.weise(), weighing.cards()];
      };
      const worlds = new Worlds(viewOf(game));
      const random = new Random(`even ${i}`);
      const even = Array.from({ length: 150 }, () => parts(worlds.draw(random)));
      parts({ hands: game.hands }).forEach((weight, kind) => {
        bits[kind]! += Math.log2((weight * even.length) / even.reduce((sum, other) => sum + other[kind]!, 0));
      });
      count++;
    }
    const [declaring, weise, played] = bits.map((sum) => sum / count);
    expect(declaring).toBeGreaterThan(0.8);
    expect(weise).toBeGreaterThan(0.5);
    expect(played).toBeGreaterThan(0.5);
  });

  test('a card that nobody has seen changes nothing: hidden cards change hands, the decision stays', () => {
    let swapped = 0;
    for (let i = 0; i < 10; i++) {
      const game = ruled(`swap ${i}`, 3 * i + 1);
      const view = viewOf(game);
      const budget = { ...BUDGET, worlds: 8, candidates: 80 };
      const before = chooseAction(view, 'swap', budget);
      const worlds = new Worlds(view);
      const random = new Random(`swap ${i}`);
      for (let n = 0; n < 4; n++) {
        const other = gameIn(view, worlds.draw(random));
        if (other.hands.join('|') !== game.hands.map((hand) => [...hand].sort((a, b) => a - b)).join('|'))
          swapped++;
        expect(chooseAction(viewOf(other, view.seat), 'swap', budget)).toEqual(before);
      }
    }
    expect(swapped).toBeGreaterThan(20);
  });

  test('who chose a trump holds its Buur more often than one time in three', () => {
    const undealt = start({}, true);
    const dealt = next(undealt, deal(undealt, new Random('buur')));
    const by = dealt.turn as Seat;
    const right = ((by + 1) & 3) as Seat;
    const suit = ([0, 1, 2, 3] as const).find((suit) => !dealt.hands[right]!.includes(cardOf(suit, JACK)))!;
    const game = next(dealt, { by, action: { type: 'declare', contract: { kind: 'trump', suit } } });
    const sample = new BeliefWorlds(viewOf(game, right), 600).sample(600, new Random('b'));
    const held = sample.filter(({ world }) => world.hands[by]!.includes(cardOf(suit, JACK)));
    expect(held.reduce((sum, { weight }) => sum + weight, 0) / 600).toBeGreaterThan(0.45);
  });

  test('every choice of trump together is certain', () => {
    const game = next(start({}, true), deal(start({}, true), new Random('certain')));
    const dealt = new Int32Array(16);
    game.hands.forEach((hand, seat) => masksOf(hand, ORDERS[4]!, dealt, seat * 4));
    const right = (((game.turn as number) + 1) & 3) as Seat;
    const chance = (state: Schieber): number => new Declaring(viewOf(state, right)).likelihood(dealt);
    const pushed = next(game, { by: game.turn!, action: { type: 'push' } });
    const all = [game, pushed].flatMap((state) =>
      viewOf(state).legal.flatMap((action) =>
        action.type === 'declare' ? [chance(next(state, { by: state.turn!, action }))] : [],
      ),
    );
    expect(all.length).toBe(12);
    expect(all.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 6);
  });
});

describe('the parts', () => {
  test('decay is e^-x to three digits', () => {
    for (let x = 0; x < 20; x += 0.37) expect(decay(x) / Math.exp(-x)).toBeCloseTo(1, 3);
    expect(decay(1000)).toBeGreaterThan(0);
  });

  test('Weise are counted from masks as from lists', () => {
    const random = new Random('weise');
    const pack = Array.from({ length: 36 }, (_, card) => card);
    const fours = ['D6 H6 S6 C6 DJ HJ SJ CJ D9', 'DA HA SA CA D9 H9 S9 C9 H8', 'D6 D7 D8 D9 D10 DJ DQ DK DA'];
    const hands = [
      ...fours.map(cards),
      ...Array.from({ length: 500 }, () => shuffle(pack, random).slice(0, 9)),
    ];
    for (const fourLowCards of [false, true]) {
      for (const hand of hands) {
        const listed = findWeise(hand, { fourLowCards }).reduce((sum, { points }) => sum + points, 0);
        expect(weisPoints(masksOf(hand, ORDERS[4]!), 0, fourLowCards)).toBe(listed);
      }
    }
  });

  const order = ORDERS[0]!;
  const code = (name: string): number => order.codeOf[cards(name)[0]!]!;
  const nothing = [0, 0, 0, 0];
  const third: Public = {
    ...{ order, seat: 2, size: 2, led: 1, pot: 11, role: 2, voids: nothing },
    best: code('HA'),
    bestSeat: 0,
    open: masksOf(cards('HA H7'), order) as unknown as number[],
  };

  /** Schellen are trump; seat 2 follows as third to its partner's ace. */
  test.each([
    ['feeds the partner rather than save points', 'H10 H6', 'H10', 'H6'],
    ['throws off points rather than a worthless card', 'S10 S7', 'S10', 'S7'],
    ['does not trump the partner', 'D6 S7', 'S7', 'D6'],
    ['throws off from a suit without hope rather than leave a king bare', 'SK S8 C8 C7', 'C7', 'S8'],
    ['throws off a lone card rather than the best of a suit', 'SA S8 C8', 'C8', 'SA'],
  ])('a sensible player %s', (_, hand, liked, disliked) => {
    const look = new Look();
    look.set(third, masksOf(cards(hand), order), 0, nothing);
    const [more, less] = [liked, disliked].map((name) => chanceOf(look, code(name), WEIGHTS)) as [
      number,
      number,
    ];
    expect(more).toBeGreaterThan(1.5 * less);
    const all = [...look.codes.subarray(0, look.count)].map((each) => chanceOf(look, each, WEIGHTS));
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  test('beliefs can be left out, and then all worlds count alike', () => {
    const view = viewOf(ruled('out', 9));
    const sample = new BeliefWorlds(view, 0).sample(12, new Random('o'));
    expect(sample.map(({ weight }) => weight)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(judgeCards(view, new Random('j'), { ...BUDGET, worlds: 12, candidates: 0 }).worlds).toBe(12);
  });
});
