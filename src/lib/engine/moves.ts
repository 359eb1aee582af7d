/** The JSON form of the actions that several variants share (docs/ENGINE-PROTOCOL.md): reading and writing. */
import { type JsonObject, readFields, readList } from './json';
import { cardText, cardTexts, parseCard, parseCards, parseSuit, suitText } from './notation';
import type { Card, ClaimAction, WeisPlayAction, PushAction, Ranking, StoeckAction, Suit } from './types';

/** Why an action was not read: not of the protocol's form, or well-formed but never legal in this variant. */
export type Unread = 'format' | 'illegal';

/** More Weise no hand holds. */
const MAX_WEISE = 8;

/** An entry of `hands` or of a Weis: null unless it is a list of at most `max` different cards. */
export function readCards(raw: unknown, max: number): Card[] | null {
  return readList(raw, max, parseCard) && parseCards(raw);
}

/** `{"push":true}` and its like: whether `raw` is exactly that. */
const isSign = (raw: unknown, key: string): boolean => readFields(raw, [key])?.[key] === true;

export const readPush = (raw: unknown): PushAction | Unread =>
  isSign(raw, 'push') ? { type: 'push' } : 'format';
export const readClaim = (raw: unknown): ClaimAction | Unread =>
  isSign(raw, 'claim') ? { type: 'claim' } : 'format';
export const readStoeck = (raw: unknown): StoeckAction | Unread =>
  isSign(raw, 'stoeck') ? { type: 'stoeck' } : 'format';

/** `{"play":"H7"}`, with `"weis":[[cards]…]` where something is concealed. */
export function readPlay(raw: unknown): WeisPlayAction | Unread {
  const fields = readFields(raw, ['play'], ['weis']);
  const card = parseCard(fields?.play);
  if (!fields || card === null) return 'format';
  if (fields.weis === undefined) return { type: 'play', card };
  const weis = readList(fields.weis, MAX_WEISE, (cards) => readCards(cards, 9));
  return weis ? { type: 'play', card, weis } : 'format';
}

export const writePlay = ({ card, weis }: WeisPlayAction): JsonObject => ({
  play: cardText(card),
  ...(weis ? { weis: weis.map(cardTexts) } : {}),
});

/** Every kind of contract of the protocol, and what else it holds. */
const CONTRACT_KEYS = {
  trump: ['suit'],
  obenabe: [],
  undenufe: [],
  slalom: ['start'],
  gusti: ['start'],
  riesenslalom: ['suit'],
  misere: [],
} as const;
type ContractKind = keyof typeof CONTRACT_KEYS;

/** A well-formed contract of any variant; null for what it does not name. */
export interface ContractFields {
  readonly kind: ContractKind;
  readonly suit: Suit | null;
  readonly start: 'obenabe' | 'undenufe' | null;
  readonly column: string | null;
}

const isContractKind = (kind: unknown): kind is ContractKind =>
  typeof kind === 'string' && Object.hasOwn(CONTRACT_KEYS, kind);

/** Null unless `raw` is a contract of the protocol; `start` may be missing, `suit` may not where its kind has one. */
export function readContract(raw: unknown): ContractFields | null {
  const fields = readFields(raw, ['kind'], ['suit', 'start', 'column']);
  if (!fields || !isContractKind(fields.kind)) return null;
  const { kind, suit, start, column } = fields;
  const keys: readonly string[] = CONTRACT_KEYS[kind];
  if (keys.includes('suit') ? parseSuit(suit) === null : suit !== undefined) return null;
  if (start !== undefined && !(keys.includes('start') && (start === 'obenabe' || start === 'undenufe')))
    return null;
  if (column !== undefined && typeof column !== 'string') return null;
  return { kind, suit: parseSuit(suit), start: start ?? null, column: column ?? null };
}

export const writeRanking = (ranking: Ranking): JsonObject =>
  ranking.kind === 'trump' ? { kind: 'trump', suit: suitText(ranking.suit) } : { kind: ranking.kind };
