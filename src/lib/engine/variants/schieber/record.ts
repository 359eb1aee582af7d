/** The Schieber in records and answers of the engine protocol (docs/ENGINE-PROTOCOL.md). */
import { PACK_36 } from '../../cards';
import { isWholeDeal } from '../../deal';
import { type JsonObject, readFields, readList, readWhole } from '../../json';
import {
  readCards,
  readClaim,
  readContract,
  readPlay,
  readPush,
  readStoeck,
  type Unread,
  writePlay,
  writeRanking,
} from '../../moves';
import { cardTexts } from '../../notation';
import type { OptionInfo, RecordRules } from '../../rules';
import type { DeclareAction, DealAction, Ranking, Seat } from '../../types';
import {
  ALL_ONE_FACTORS,
  BELLS_DOUBLE_FACTORS,
  DEFAULT_OPTIONS,
  STANDARD_FACTORS,
  TARGETS,
  UNDENUFE_4_FACTORS,
} from './options';
import { type Pair, results, TRICKS } from './standing';
import { STOECK } from './stoeck';
import type { SchieberAction, SchieberGame, SchieberScore } from './types';

const SEATS = 4;
const ANY_COUNT = { min: 1, max: 1e6 };

const OPTIONS: readonly OptionInfo[] = [
  { key: 'target', values: [...TARGETS, null], default: DEFAULT_OPTIONS.target, ...ANY_COUNT },
  { key: 'deals', values: [8, null], default: DEFAULT_OPTIONS.deals, ...ANY_COUNT },
  {
    key: 'factors',
    values: [STANDARD_FACTORS, BELLS_DOUBLE_FACTORS, UNDENUFE_4_FACTORS, ALL_ONE_FACTORS],
    default: DEFAULT_OPTIONS.factors,
    ...ANY_COUNT,
  },
  { key: 'stoeckEarly', values: [false, true], default: DEFAULT_OPTIONS.stoeckEarly },
  { key: 'fourLowCards', values: [false, true], default: DEFAULT_OPTIONS.fourLowCards },
];

/** `{"dealer":3,"hands":[[…]…]}`: all 36 cards, nine for each seat. */
function readDeal(raw: unknown): DealAction | null {
  const fields = readFields(raw, ['dealer', 'hands']);
  const dealer = readWhole(fields?.dealer, 0, SEATS - 1);
  const hands = readList(fields?.hands, SEATS, (hand) => readCards(hand, TRICKS));
  if (dealer === null || !hands || !isWholeDeal(hands, PACK_36, SEATS)) return null;
  return { type: 'deal', dealer, hands };
}

function writeDeal(action: SchieberAction): JsonObject {
  if (action.type !== 'deal') throw new Error(`a deal begins with ${action.type}`);
  return { dealer: action.dealer, hands: action.hands.map(cardTexts) };
}

/** A trump suit, Obenabe or Undenufe; contracts of other variants are illegal here, not malformed. */
function readDeclare(raw: unknown): DeclareAction<Ranking> | Unread {
  const contract = readContract(readFields(raw, ['declare'])?.declare);
  if (!contract || contract.column !== null) return 'format';
  const { kind, suit } = contract;
  if (kind === 'trump' && suit !== null) return { type: 'declare', contract: { kind, suit } };
  return kind === 'obenabe' || kind === 'undenufe' ? { type: 'declare', contract: { kind } } : 'illegal';
}

function writeMove(action: SchieberAction): JsonObject {
  switch (action.type) {
    case 'play':
      return writePlay(action);
    case 'declare':
      return { declare: writeRanking(action.contract) };
    case 'push':
    case 'stoeck':
    case 'claim':
      return { [action.type]: true };
    case 'deal':
      throw new Error('a deal is not an action of a seat');
  }
}

/** What finished and running deals have in common. */
type Told = Pick<
  SchieberScore,
  'trickWinners' | 'trickPoints' | 'points' | 'weis' | 'stoeck' | 'match' | 'claim' | 'written'
> & { readonly forehand: Seat; readonly chooser: Seat | null; readonly contract: Ranking | null };

/** A claim is told only where there was one. */
const tell = (deal: Told): JsonObject => ({
  forehand: deal.forehand,
  chooser: deal.chooser,
  contract: deal.contract && writeRanking(deal.contract),
  trickWinners: deal.trickWinners,
  trickPoints: deal.trickPoints,
  points: deal.points,
  weis: deal.weis,
  stoeck: deal.stoeck === null ? null : { seat: deal.stoeck, points: STOECK },
  match: deal.match,
  written: deal.written,
  ...(deal.claim ? { claim: deal.claim } : {}),
});

function tellOpen(game: SchieberGame<'all'>): JsonObject {
  const tricks = results(game);
  const before = game.deals.reduce<Pair>((sum, { written: [a, b] }) => [sum[0] + a, sum[1] + b], [0, 0]);
  return tell({
    ...game,
    forehand: game.active[0] as Seat,
    trickWinners: tricks.map(({ winner }) => winner),
    trickPoints: tricks.map(({ points }) => points),
    written: [game.board[0] - before[0], game.board[1] - before[1]],
  });
}

export const record: RecordRules<'schieber'> = {
  options: OPTIONS,
  readDeal,
  writeDeal,
  moves: { push: readPush, declare: readDeclare, play: readPlay, stoeck: readStoeck, claim: readClaim },
  writeMove,
  tellScore: tell,
  tellOpen,
};
