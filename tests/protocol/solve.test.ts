/** `solve`: endings that a Jass player can work out, and many that trying everything has worked out. */
import { describe, expect, it } from 'vitest';
import { cardTexts, rankingText } from '../../src/lib/engine/notation';
import { Random } from '../../src/lib/ai/random';
import { BruteForce, type Ending } from '../ai/bruteForce';
import { anyRanking, endingBy } from '../ai/endings';
import { often, PATIENCE, SAME_EACH_TIME } from '../helpers/chance';
import { ask, cards } from './ask';
import { dealVectors, rankingText as vectorRanking, tricksOf } from './vectors';

interface Solved {
  readonly points: number;
  readonly cards: readonly { readonly card: string; readonly points: number }[];
}
const solve = async (line: object): Promise<Solved> => {
  const solved = await ask({ op: 'solve', ...line });
  if (solved.error) throw new Error(`${solved.message}: ${JSON.stringify(line)}`);
  return solved as unknown as Solved;
};
const hands = (text: string): string[][] => text.split('|').map((hand) => cards(hand.trim()));
const told = ({ cards }: Solved): string => cards.map(({ card, points }) => `${card} ${points}`).join(', ');

describe('endings that can be worked out', () => {
  it.each([
    ['the last trick counts 5 more', 'H', 'D6|D7|D8|DA', 0, '', 0, 'D6 0'],
    ['and 5 with it', 'H', 'DA|D7|D8|D6', 0, '', 16, 'DA 16'],
    ['no cards but points: the eight counts Obenabe', 'obenabe', 'D8|D7|D6|H8', 0, '', 21, 'D8 21'],
    ['Undenufe: the six is highest and counts', 'undenufe', 'D6|D7|D8|DA', 3, '', 24, 'DA 24'],
    // With DA first it is trumped, and the Buur only takes the last trick.
    ['draw the last trump first', 'H', 'HJ DA|H9 SK|S6 S7|C6 C7', 0, '', 54, 'DA 29, HJ 54'],
    // The last trick goes to seat 3 anyway.
    ['the partner of the winner smears', 'H', 'C8|C7|D10 C6|S8 CK', 0, 'SA S7', 21, 'D10 21, C6 11'],
    ['an opponent gives the small one', 'H', 'D6|S7 SK|D7 S8|D8 S9', 0, 'SA', 11, 'S7 11, SK 15'],
    // HA would be taken home, but then seat 0 has the last trick with all the points.
    ['the others choose what brings least', 'obenabe', 'DA H6|D6 HA|D7 H7|D8 H8', 1, '', 19, 'D6 19, HA 24'],
  ])('%s', async (_, ranking, text, leader, trick, points, expected) => {
    const solved = await solve({ ranking, hands: hands(text), leader, trick: cards(trick) });
    expect(told(solved)).toBe(expected);
    expect(solved.points).toBe(points);
  });
  it('in a Slalom the ace goes first, the six later: there the partner adds his own', async () => {
    const rankings = ['obenabe', 'undenufe'];
    const line = { rankings, hands: hands('DA D6|H6 H7|S6 S7|C6 C7'), leader: 0, trick: [] };
    expect(told(await solve(line))).toBe('D6 16, DA 38');
  });
  it('one against three: nobody smears for him', async () => {
    const line = { ranking: 'H', hands: hands('DA|S10|C10|D10'), leader: 0, trick: [] };
    expect(told(await solve(line))).toBe('DA 46');
    const alone = { ...line, hands: hands('DA S6|S10 S7|C10 C6|D10 D6'), sides: [[0], [1, 2, 3]] };
    expect(told(await solve(alone))).toBe('DA 11, S6 0');
  });
  it('side A is the first of sides', async () => {
    const line = { ranking: 'H', hands: hands('HJ DA|H9 SK|S6 S7|C6 C7'), leader: 0, trick: [] };
    const turned = await solve({
      ...line,
      sides: [
        [1, 3],
        [0, 2],
      ],
    });
    expect(told(turned)).toBe('DA 25, HJ 0');
    expect(turned.points).toBe(0);
  });
});

const SIDES: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 2],
    [1, 3],
  ],
  [[1], [0, 2, 3]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2], [0, 1]],
];

/** A random ending: partners more often than not, some with a ranking per trick. */
function anyEnding(random: Random, size: number): { ending: Ending; line: object; sides: readonly number[] } {
  const sides = SIDES[Math.max(0, random.below(7) - 3)]!;
  const seats = sides.flat().length;
  const of = Array.from({ length: seats }, (_, seat) => (sides[0]!.includes(seat) ? 0 : 1));
  const steady = anyRanking(random);
  const rankings = Array.from({ length: size }, () => steady);
  if (random.below(3) === 0) for (let i = 1; i < size; i++) rankings[i] = anyRanking(random);
  const ending = endingBy(random, size, { rankings, sides: of });
  return {
    ending,
    sides: of,
    line: {
      rankings: rankings.map(rankingText),
      hands: ending.hands.map(cardTexts),
      leader: ending.leader,
      trick: [],
      sides,
    },
  };
}

describe('random endings', () => {
  it.each([1, 2, 3, 4].map((size) => ({ size, count: often([100, 150, 150, 60][size - 1]!) })))(
    '$count of $size cards each are worth what trying everything finds',
    async ({ size, count }) => {
      const random = new Random(SAME_EACH_TIME ? `solve ${size}` : `solve ${Math.random()}`);
      for (let i = 0; i < count; i++) {
        const { ending, line, sides } = anyEnding(random, size);
        const solved = await solve(line);
        if (!new BruteForce(ending).isExactly(solved.points)) expect.fail(JSON.stringify({ line, solved }));
        const best = sides[ending.leader] === 0 ? Math.max : Math.min;
        expect(solved.points).toBe(best(...solved.cards.map(({ points }) => points)));
      }
    },
    PATIENCE,
  );
  it('a card is worth what the rest is worth once it lies on the table', async () => {
    const random = new Random('cards of endings');
    for (let i = 0; i < often(40); i++) {
      const { line } = anyEnding(random, 3);
      const { hands: held, leader } = line as { hands: string[][]; leader: number };
      for (const { card, points } of (await solve(line)).cards) {
        const left = held.map((hand, seat) => (seat === leader ? hand.filter((one) => one !== card) : hand));
        expect((await solve({ ...line, hands: left, trick: [card] })).points).toBe(points);
      }
    }
  });
});

describe('the deals of the vectors', () => {
  it('end, card for card from the sixth trick on, where the points of their sides say', async () => {
    for (const deal of dealVectors.slice(0, often(8, 80))) {
      const ranking = vectorRanking(deal.trump);
      const plays = tricksOf(deal);
      let made = deal.trickPoints
        .slice(0, 5)
        .reduce((sum, points, i) => sum + (deal.trickWinners[i]! % 2 === 0 ? points : 0), 0);
      for (let trick = 5; trick < 9; trick++) {
        for (let place = 0; place < 4; place++) {
          const seat = plays[trick]![place]![0];
          const later = [...plays[trick]!.slice(place), ...plays.slice(trick + 1).flat()];
          const line = {
            ranking,
            leader: plays[trick]![0]![0],
            trick: plays[trick]!.slice(0, place).map(([, card]) => card),
            hands: [0, 1, 2, 3].map((s) => later.filter(([by]) => by === s).map(([, card]) => card)),
          };
          const solved = await solve(line);
          const { legal } = await ask({ op: 'legal', ranking, hand: line.hands[seat], trick: line.trick });
          expect(solved.cards.map(({ card }) => card)).toEqual(legal);
          if (trick === 8) expect(made + solved.points).toBe(deal.teamPoints[0]);
        }
        made += deal.trickWinners[trick]! % 2 === 0 ? deal.trickPoints[trick]! : 0;
      }
    }
  });
  it('without trump are solved from the first card on', async () => {
    const deal = dealVectors.find(({ trump }) => trump === 'U')!;
    const { points, cards: rated } = await solve({
      ranking: 'undenufe',
      ...{ hands: deal.hands, leader: deal.leader, trick: [] },
    });
    expect(rated).toHaveLength(9);
    expect(points).toBe(Math.min(...rated.map((each) => each.points)));
    expect(points).toBe(111);
  }, 60_000);
});

const line = { ranking: 'H', hands: hands('DA H6|D7 S6|D8 S7|D9 S8'), leader: 0, trick: [] };
const put = (more: object): object => ({ ...line, ...more });

describe('no ending', () => {
  it.each<[string, object, RegExp]>([
    ['neither ranking nor rankings', put({ ranking: undefined }), /either ranking or rankings/],
    ['both', put({ rankings: ['H', 'H'] }), /either ranking or rankings/],
    ['a ranking too few', put({ ranking: undefined, rankings: ['H'] }), /2 tricks to come, and 1 rankings/],
    ['an unknown ranking', put({ ranking: 'X' }), /ranking is/],
    ['three hands for four seats', put({ hands: line.hands.slice(1) }), /no hand/],
    ['two hands', put({ hands: line.hands.slice(2) }), /hands is/],
    ['a card twice', put({ hands: hands('DA H6|DA S6|D8 S7|D9 S8') }), /DA is there twice/],
    [
      'a card on the table and in a hand',
      put({ trick: ['DA'], hands: hands('DA|D7 S6|D8 S7|D9 S8') }),
      /twice/,
    ],
    ['a card too many', put({ hands: hands('DA H6 H7|D7 S6|D8 S7|D9 S8') }), /seat 1 should hold 3/],
    ['one who has played and still holds as many', put({ trick: ['C6'] }), /seat 0 should hold 2/],
    ['no cards', put({ hands: [[], [], [], []] }), /no card left/],
    ['a whole trick on the table', put({ trick: cards('C6 C7 C8 C9') }), /trick is/],
    [
      'three play, and three cards lie there',
      put({ trick: cards('C6 C7 C8'), sides: [[0], [1, 2]] }),
      /no side|complete/,
    ],
    ['a leader beyond the table', put({ leader: 4 }), /leader/],
    [
      'a leader who does not play',
      put({ leader: 3, hands: hands('D6|D7|D8|'), sides: [[0], [1, 2]] }),
      /leader/,
    ],
    [
      'a seat on both sides',
      put({
        sides: [
          [0, 2],
          [1, 2, 3],
        ],
      }),
      /twice in sides/,
    ],
    ['a seat on no side', put({ sides: [[0], [1, 2]] }), /seat 3 has cards/],
    ['one side', put({ sides: [[0, 1, 2, 3]] }), /sides is/],
    ['an empty side', put({ sides: [[], [0, 1, 2]] }), /sides is/],
    ['one against one', put({ sides: [[0], [1]] }), /three or four/],
    ['a key it does not know', put({ match: true }), /solve takes/],
  ])('%s', async (_, wrong, message) => {
    const { error, message: said } = await ask({ op: 'solve', ...wrong });
    expect(said).toMatch(message);
    expect(error).toBe('format');
  });
});
