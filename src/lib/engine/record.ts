/**
 * Game records, the app's export and import format (docs/ENGINE-PROTOCOL.md): the guard of foreign JSON, and the way
 * from a record to a log and back. What deals and actions look like is each variant's own business.
 */
import { act, newGame, type Setup } from './game';
import { type JsonObject, readFields, readList, readWhole } from './json';
import type { MoveKind } from './rules';
import type { Actor, Refusal, Result } from './types';
import { isBuilt, rulesOf } from './variants/index';
import type { Action, Event, Game, Variant } from './variants/types';

const FORMAT = 'salonjass-game';
const VERSION = 1;
/** Far beyond every real game; bounds the work that a foreign record can cause. */
const MAX_DEALS = 2_000;
const MAX_ACTIONS = 200;
const MAX_SEAT = 3;

/** A game as it is stored: what it started with, and what happened. Records know no clock: `at` is 0. */
export interface GameLog<V extends Variant = Variant> {
  readonly setup: Setup<V>;
  readonly events: readonly Event<V>[];
}
/** A log that has been checked to the end, and where it led. */
export interface ReadGame<V extends Variant = Variant> extends GameLog<V> {
  readonly game: Game<V>;
}

/**
 * Why a record was not taken; the first fault counts.
 * - `format`: not of the documented form; without `deal` its head or options, without `action` the dealing
 * - `variant`: a variant that this engine cannot play
 * - `dealer`: the wrong seat deals
 * - `illegal`: against the rules; without `action` the dealing, because no deal is due
 */
export interface RecordError {
  readonly code: 'format' | 'variant' | 'dealer' | 'illegal';
  /** Counts from 0; null if the fault is outside the deals. */
  readonly deal: number | null;
  /** Counts from 0 within the deal; null if the fault is in none. */
  readonly action: number | null;
  /** What the engine said; null if it was not asked. */
  readonly refusal: Refusal | null;
}

/** A log that is being read. */
interface Draft<V extends Variant> {
  game: Game<V>;
  readonly events: Event<V>[];
}
/** A fault whose place the caller knows. */
type Fault = Pick<RecordError, 'code' | 'refusal'>;

const MALFORMED: Fault = { code: 'format', refusal: null };

const failed = (
  fault: Fault,
  deal: number | null = null,
  action: number | null = null,
): Result<never, RecordError> => ({
  ok: false,
  error: { ...fault, deal, action },
});

/**
 * Reads a record, complete or partial, and plays it through the rules. Never throws.
 * @param raw what JSON.parse gave
 */
export function readRecord(raw: unknown): Result<ReadGame, RecordError> {
  const fields = readFields(raw, ['format', 'version', 'variant', 'options', 'deals'], ['foreign']);
  if (!fields || fields.format !== FORMAT || fields.version !== VERSION) return failed(MALFORMED);
  if (!isBuilt(fields.variant)) return failed({ code: 'variant', refusal: null });
  const options = rulesOf(fields.variant).parseOptions(fields.options);
  const foreign = fields.foreign ?? false;
  if (!options || typeof foreign !== 'boolean') return failed(MALFORMED);
  if (!Array.isArray(fields.deals) || fields.deals.length > MAX_DEALS) return failed(MALFORMED);
  return readDeals({ variant: fields.variant, options, foreign }, fields.deals);
}

function readDeals<V extends Variant>(
  setup: Setup<V>,
  deals: readonly unknown[],
): Result<ReadGame<V>, RecordError> {
  const draft: Draft<V> = { game: newGame(setup), events: [] };
  for (const [deal, raw] of deals.entries()) {
    const read = readDeal(draft, raw);
    if (read) return failed(read.fault, deal, read.action);
  }
  return { ok: true, value: { setup, events: draft.events, game: draft.game } };
}

/** Adds a deal with its actions to the draft, up to the first fault. */
function readDeal<V extends Variant>(
  draft: Draft<V>,
  raw: unknown,
): { fault: Fault; action: number | null } | null {
  const { actions, ...dealing } = readFields(raw, ['actions', 'dealer', 'hands'], ['shown', 'stock']) ?? {};
  const moves = readList(actions, MAX_ACTIONS, (move) => ({ move }));
  const action = rulesOf(draft.game.variant as V).record.readDeal(dealing);
  const fault = moves && action ? take(draft, 'chance', action) : MALFORMED;
  if (!moves || fault) return { fault: fault ?? MALFORMED, action: null };
  for (const [index, { move }] of moves.entries()) {
    const wrong = readMove(draft, move);
    if (wrong) return { fault: wrong, action: index };
  }
  return null;
}

/** The key that names the action, and those that may come with it; which of them, the variant knows. */
const KINDS: readonly MoveKind[] = [
  'push',
  'declare',
  'call',
  'bid',
  'wish',
  'play',
  'stoeck',
  'claim',
  'answer',
];
const COMPANIONS = ['give', 'weis', 'trump'];

/** Adds one action to the draft. One that exists only in other variants is illegal, not malformed. */
function readMove<V extends Variant>(draft: Draft<V>, raw: unknown): Fault | null {
  const { seat, ...move } = readFields(raw, ['seat'], [...KINDS, ...COMPANIONS]) ?? {};
  const by = readWhole(seat, 0, MAX_SEAT);
  const [kind, ...others] = KINDS.filter((known) => Object.hasOwn(move, known));
  if (by === null || !kind || others.length > 0) return MALFORMED;
  const read = rulesOf(draft.game.variant as V).record.moves[kind];
  const action = read ? read(move) : 'illegal';
  return typeof action === 'string' ? { code: action, refusal: null } : take(draft, by, action);
}

/** Plays one action. */
function take<V extends Variant>(draft: Draft<V>, by: Actor, action: Action<V>): Fault | null {
  const next = act(draft.game, by, action);
  if (!next.ok) return { code: next.error === 'dealer' ? 'dealer' : 'illegal', refusal: next.error };
  draft.game = next.value;
  draft.events.push({ seq: draft.events.length, by, action, at: 0 });
  return null;
}

/**
 * The record of a log: options in full, `foreign` only where true, so that reading and writing it again changes nothing.
 * @throws if the log does not begin with a deal
 */
export function writeRecord<V extends Variant>({ setup, events }: GameLog<V>): JsonObject {
  return {
    format: FORMAT,
    version: VERSION,
    variant: setup.variant,
    options: setup.options,
    ...(setup.foreign ? { foreign: true } : {}),
    deals: writeDeals(setup.variant, events),
  };
}

function writeDeals<V extends Variant>(variant: V, events: readonly Event<V>[]): JsonObject[] {
  const { writeDeal, writeMove } = rulesOf(variant).record;
  const deals: { readonly dealing: JsonObject; readonly actions: JsonObject[] }[] = [];
  for (const { by, action } of events) {
    const last = deals[deals.length - 1];
    if (by === 'chance') deals.push({ dealing: writeDeal(action), actions: [] });
    else if (last) last.actions.push({ seat: by, ...writeMove(action) });
    else throw new Error(`a log begins with ${action.type} by seat ${by}`);
  }
  return deals.map(({ dealing, actions }) => ({ ...dealing, actions }));
}
