import { cardOf, KING, QUEEN } from '../../engine/cards';
import { playedBy } from '../../engine/play';
import { factorOf } from '../../engine/variants/schieber/options';
import { STOECK } from '../../engine/variants/schieber/stoeck';
import type { View } from '../../engine/variants/types';
import { LAST_TRICK, MATCH } from '../fast/position';

/** All card points of a deal. */
const CARDS = 152;
/** What a sure win counts; beside it a point counts next to nothing. */
const WIN = 100;
const POINT = 0.001;
/** How far a deal comes out from what was expected, in points: so much times these, each one time in eight. */
const SPREAD = 45;
const EIGHTHS = [-1.53, -0.89, -0.49, -0.16, 0.16, 0.49, 0.89, 1.53];
/** Both get there: who has the smaller share of the way to go is probably there first. */
const FIRST = 0.6;

/**
 * What the end of a deal is worth to the seat, from the points that side 0 makes more than side 1 from now on: those
 * points, as long as the target is out of reach; else how likely the game is won (docs/RULES.md §4).
 */
export type Stake = (difference: number) => number;

export function stakeOf(view: View<'schieber'>): Stake {
  const sign = view.seat & 1 ? -1 : 1;
  const race = raceOf(view, factorOf(view.contract!, view.options.factors));
  if (!isNear(race)) return (difference) => sign * difference;
  return (difference) => {
    const lead = sign * difference;
    return POINT * lead + WIN * chanceOf(race, lead);
  };
}

/** What a contract is worth that brings on average so many points more than the others make, before its factor. */
export type Prospect = (lead: number, factor: number) => number;

/** The same before the choice of one of these factors: what will be written, or how likely the game is won. */
export function prospectOf(view: View<'schieber'>, factors: readonly number[]): Prospect {
  const races = new Map(factors.map((factor) => [factor, raceOf(view, factor)]));
  if (![...races.values()].some(isNear)) return (lead, factor) => factor * lead;
  return (lead, factor) => {
    const race = races.get(factor)!;
    const wins = EIGHTHS.reduce((sum, off) => sum + chanceOf(race, lead + SPREAD * off), 0) / EIGHTHS.length;
    return POINT * factor * lead + WIN * wins;
  };
}

/** What a decision is weighed in: points that will be written, or the chance to win the game in percent. */
export interface Scale {
  readonly unit: 'points' | 'chance';
  /** What it counts that own side makes so much from now on and the others that, before the factor. */
  readonly of: (made: number, lost: number, factor: number) => number;
}

/** The scale for a decision under one of these factors. */
export function scaleOf(view: View<'schieber'>, factors: readonly number[]): Scale {
  const races = new Map(factors.map((factor) => [factor, raceOf(view, factor)]));
  if (![...races.values()].some(isNear))
    return { unit: 'points', of: (made, lost, factor) => factor * (made - lost) };
  return {
    unit: 'chance',
    of: (made, lost, factor) =>
      (POINT * (made - lost) + WIN * (1 + raced(races.get(factor)!, made, lost))) / 2,
  };
}

/** How far both sides are from the target, in points of this deal. */
interface Race {
  readonly own: number;
  readonly theirs: number;
  /** Points that are still to be made. */
  readonly rest: number;
}

function raceOf(view: View<'schieber'>, factor: number): Race {
  const { options, points, board, seat } = view;
  const side = seat & 1;
  const short = (of: number): number => ((options.target ?? Infinity) - board[of]!) / factor - points[of]!;
  return { own: short(side) - stoeckOf(view), theirs: short(1 - side), rest: restOf(view) };
}

/** Card points of the deal that are still to be made. */
export const restOf = ({ points }: View<'schieber'>): number => CARDS + LAST_TRICK - points[0] - points[1];

/** Whether this deal may bring somebody to the target. */
const isNear = ({ own, theirs, rest }: Race): boolean => Math.min(own, theirs) <= rest + MATCH;

/** The own Stöck, while they are still to come. */
function stoeckOf({ contract, stoeck, hand, tricks, active, seat }: View<'schieber'>): number {
  if (contract?.kind !== 'trump' || stoeck !== null) return 0;
  const dealt = [...hand, ...playedBy(seat, tricks, active)];
  return ([KING, QUEEN] as const).every((rank) => dealt.includes(cardOf(contract.suit, rank))) ? STOECK : 0;
}

/** From -1, lost, to 1, won. */
const chanceOf = (race: Race, lead: number): number =>
  raced(race, pointsOf(lead, race.rest), pointsOf(-lead, race.rest));

function raced({ own, theirs }: Race, made: number, lost: number): number {
  if (made >= own && lost >= theirs) return own * lost < theirs * made ? FIRST : -FIRST;
  if (made >= own) return 1;
  if (lost >= theirs) return -1;
  const left = (own - made) * (own - made);
  const toGo = (theirs - lost) * (theirs - lost);
  return (toGo - left) / (toGo + left);
}

/** What a side makes that is so much ahead: half of it all and half the lead, unless a match decides. */
export function pointsOf(lead: number, rest: number): number {
  if (lead > rest) return lead;
  return lead < -rest ? 0 : (rest + lead) / 2;
}
