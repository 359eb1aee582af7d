/** Games that stand where a screen is worth looking at, played by the real engine. */
import { view as viewOf } from '../../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../../src/lib/engine/variants/schieber/options';
import type { Proof } from '../../../src/lib/ui/fair/proof';
import { hands, must, playOn, plays, table, type Table } from '../../helpers/table';

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
};

export const scenes = Object.keys(GAMES);
export const viewIn = (scene: string) => {
  const game = GAMES[scene]?.();
  return game ? viewOf<'schieber'>(game, 0) : null;
};

const CODE = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const sealed: Proof = { commitment: CODE, cut: { at: 14, word: 'Föhn' }, opened: null };
const deals = [true, false].map((same) => ({ hands: hands(HANDS), same }));
const PROOFS: Readonly<Record<string, Proof>> = {
  'fair-closed': sealed,
  fair: { ...sealed, opened: { seed: CODE, key: CODE, deals } },
};
export const proofIn = (scene: string): Proof | null => PROOFS[scene] ?? null;
