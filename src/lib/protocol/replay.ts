/** `replay`: plays a record, complete or partial, and tells where it led (docs/RULES.md §4, §10). */
import { legalActions, nextDeal, outcome, view } from '../engine/game';
import type { JsonObject } from '../engine/json';
import { readRecord, type RecordError } from '../engine/record';
import type { Refusal, Seat } from '../engine/types';
import { rulesOf } from '../engine/variants/index';
import type { Game, Variant } from '../engine/variants/types';
import { answered, malformed, type Op, readLine } from './op';
import { whyUnproved } from './unproved';
import { writeWeis } from './weis';

export const replay: Op = (line) => {
  const fields = readLine(line, ['record']);
  if (!fields) return malformed('replay takes record');
  const read = readRecord(fields.record);
  return read.ok ? answered(tell(read.value.game)) : { ok: false, error: explain(read.error, fields.record) };
};

/** Where a game stands. Before the end, places and leaderboard points are the standing so far. */
function tell<V extends Variant>(game: Game<V>): JsonObject {
  const turn = typeof game.turn === 'number' ? game.turn : null;
  const { places, winners, schneider, rating } = outcome(game);
  return {
    over: game.phase === 'over',
    phase: game.phase,
    turn,
    legal: turn === null ? [] : legal(game, turn),
    weise: turn === null ? [] : view(game, turn).weise.map(writeWeis),
    board: game.board,
    places,
    winners,
    schneider,
    end: game.end,
    rating,
    next: nextDeal(game),
    deals: deals(game),
  };
}

const legal = <V extends Variant>(game: Game<V>, seat: Seat): JsonObject[] =>
  legalActions(game, seat).map((action) => ({
    seat,
    ...rulesOf<V>(game.variant as V).record.writeMove(action),
  }));

/** One entry per deal of the record, the running one included. */
function deals<V extends Variant>(game: Game<V>): JsonObject[] {
  const { tellScore, tellOpen } = rulesOf(game.variant as V).record;
  const running = game.phase !== 'deal' && game.phase !== 'over';
  return [...game.deals.map((score) => tellScore(score)), ...(running ? [tellOpen(game)] : [])];
}

const REFUSALS: { readonly [R in Refusal]: string } = {
  notYourTurn: 'it is not the turn of that seat, or a deal is still being played',
  illegal: 'the rules do not allow it',
  dealer: 'the dealer does not follow from H7 and rotation',
  over: 'the game is over',
};
const FAULTS = {
  format: 'not a record of the documented form',
  variant: 'this program does not play that variant',
  dealer: REFUSALS.dealer,
  illegal: 'the variant has no such action',
};

const explain = (fault: RecordError, record: unknown) => ({
  error: fault.code,
  deal: fault.deal,
  action: fault.action,
  message: wordsFor(fault, record),
});

function wordsFor({ code, deal, action, refusal }: RecordError, record: unknown): string {
  if (!refusal) return FAULTS[code];
  const inDeal = refusal === 'illegal' && deal !== null && action !== null;
  return (inDeal ? whyUnproved(record, deal, action) : null) ?? REFUSALS[refusal];
}
