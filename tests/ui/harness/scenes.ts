/** Games that stand where a screen is worth looking at, played by the real engine. */
import { view as viewOf } from '../../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../../src/lib/engine/variants/schieber/options';
import type { Proof } from '../../../src/lib/ui/fair/proof';
import type { Seat } from '../../../src/lib/engine/types';
import type { TableView } from '../../../src/lib/ui/table/read';
import { cards, hands, must, playOn, plays, table, type Table } from '../../helpers/table';

const STANDARD = { target: 2500, factors: STANDARD_FACTORS };
const HANDS =
  'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK | HJ HQ C6 C7 SQ SK D9 DJ DQ';

const open = (forehand: number, board: readonly [number, number] = [1178, 936]): Table =>
  table({ hands: HANDS, forehand, board, options: STANDARD });

const declared = (): Table =>
  must(must(open(2), 2, { type: 'push' }), 0, { type: 'declare', contract: { kind: 'trump', suit: 3 } });

/** The first trick, oneself next, with two Weise in the hand. */
const early = (): Table => plays(declared(), 'HA HQ(DJ DQ D9)'.replace('(DJ DQ D9)', ''));
const compared = (): Table =>
  plays(declared(), 'HA(S9 S10 SJ) HJ H10(CJ,CQ,CK)'.replace(/\(.*?\)/g, '(all)') + ' H7(all)');
const late = (): Table => {
  let now = compared();
  while (now.tricks.length < 5 && now.phase === 'play') now = step(now);
  while (now.turn !== 0 && now.phase === 'play') now = step(now);
  return now;
};
const step = (game: Table): Table => {
  const seat = game.turn as number;
  const [first] = viewOf<'schieber'>(game, seat).legal.filter((action) => action.type === 'play');
  if (!first) throw new Error('nothing to play');
  return must(game, seat, first);
};
const MATCH = 'C6 C7 C8 C9 C10 CJ CQ CK CA | D* | H* | S*';
const LOST = 'D* | C6 C7 C8 C9 C10 CJ CQ CK CA | H* | S*';
const matched = (board: readonly [number, number]): Table => {
  const game = table({ hands: MATCH, forehand: 0, board, options: STANDARD, contract: 'C' });
  return plays(game, 'CJ(all) D6(all) H6(all) S6(all)');
};

const GAMES: Readonly<Record<string, () => Table>> = {
  declare: () => open(0),
  'declare-pushed': () => must(open(2), 2, { type: 'push' }),
  'declare-wait': () => open(3),
  'play-early': early,
  'play-lead': () => must(open(0), 0, { type: 'declare', contract: { kind: 'undenufe' } }),
  weis: compared,
  'play-late': late,
  settlement: () => playOn(compared()),
  match: () => playOn(matched([400, 300])),
  end: () => playOn(matched([1812, 936])),
  'end-lost': () =>
    playOn(table({ hands: LOST, forehand: 0, board: [936, 2300], options: STANDARD, contract: 'C' })),
};

/** Tables of variants that are still to come, made from a view of the Schieber: only the table itself looks at them. */
const SHAPES: Readonly<Record<string, () => TableView>> = {
  three: () => ofThree(viewOf<'schieber'>(late(), 0)),
  'three-lead': () => ofThree({ ...viewOf<'schieber'>(late(), 0), tricks: [] }),
  'sits-out': () => withoutOne(viewOf<'schieber'>(late(), 0), 2),
  'sit-out': () => withoutOne(viewOf<'schieber'>(late(), 0), 0),
};
const TWELVE = cards('CJ CK CQ C9 H10 H9 H8 SA S7 DA D8 D7');

/** Hammerjass royal: three with twelve cards each; the two others have played. */
function ofThree(view: TableView): TableView {
  const legal = TWELVE.map((card) => ({ type: 'play' as const, card }));
  return {
    ...view,
    ...{ active: [0, 1, 2], dealer: 2, turn: 0, chooser: 1, legal, forbidden: [], stoeck: null },
    hands: [TWELVE, 11, 11] as unknown as TableView['hands'],
    hand: TWELVE as unknown as TableView['hand'],
    announced: [[], [], []],
    sides: [[0], [1], [2]] as unknown as TableView['sides'],
    tricks: view.tricks.length > 0 ? [{ leader: 1, cards: cards('HA HQ') }] : [{ leader: 0, cards: [] }],
    effects: [],
  };
}

/** Pandur: the dealer looks on. */
function withoutOne(view: TableView, out: Seat): TableView {
  const active = ([0, 1, 2, 3] as const).filter((seat) => seat !== out);
  const [first, second, third] = active;
  const own = out === 0;
  return {
    ...view,
    ...{ active, dealer: out, turn: own ? third! : 0, chooser: first!, effects: [] },
    ...(own ? { hand: [] as unknown as TableView['hand'], legal: [], forbidden: [] } : {}),
    hands: view.hands.map((hand, seat) => (seat === out ? 0 : hand)) as unknown as TableView['hands'],
    tricks: [{ leader: own ? first! : second!, cards: cards('HA HQ') }],
  };
}

export const scenes = [...Object.keys(GAMES), ...Object.keys(SHAPES)];
export const viewIn = (scene: string): TableView | null => {
  const game = GAMES[scene]?.();
  return game ? viewOf<'schieber'>(game, 0) : (SHAPES[scene]?.() ?? null);
};

const CODE = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const sealed: Proof = { commitment: CODE, cut: { at: 14, word: 'Föhn' }, opened: null };
const deals = [true, false].map((same) => ({ hands: hands(HANDS), same }));
const PROOFS: Readonly<Record<string, Proof>> = {
  'fair-closed': sealed,
  fair: { ...sealed, opened: { seed: CODE, key: CODE, deals } },
};
export const proofIn = (scene: string): Proof | null => PROOFS[scene] ?? null;
