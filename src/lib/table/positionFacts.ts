/** Reading the lines of a position: each has its place and its form, and says something about the deal. */
import { parseCard, parseRanking } from '../engine/notation';
import type { Announced, Card, Ranking, Result, Seat, Trick } from '../engine/types';
import { parseOptions } from '../engine/variants/schieber/options';
import type { SchieberOptions } from '../engine/variants/schieber/types';
import { show } from '../engine/secrets';
import type { Level } from './ports';
import { type PositionFault, unseal } from './positionSeal';
import { CARDS, FOREIGN, FOUR_LOW, LEVEL_WORDS, PLACE_WORDS, STOECK_EARLY } from './positionWords';

/** What a position says, before anybody has asked whether it can be. */
export interface PositionFacts {
  readonly app: string;
  readonly game: string;
  readonly ply: number;
  readonly level: Level;
  readonly seat: Seat;
  readonly options: SchieberOptions;
  readonly foreign: boolean;
  /** How many deals are finished, and what they have put on the board, per side. */
  readonly deals: number;
  readonly before: readonly [number, number];
  readonly dealer: Seat;
  readonly contract: Ranking | null;
  readonly chooser: Seat | null;
  readonly pushed: boolean;
  readonly announced: readonly (readonly Announced<'seat'>[])[];
  readonly tricks: readonly Trick[];
  readonly hand: readonly Card[];
}

const PLACE = `(${PLACE_WORDS.join('|')})`;
const PAIR = 'wir (\\d{1,8}), sie (\\d{1,8})';
const CARD_LIST = '((?: [DHSC](?:[6-9]|10|[JQKA]))*)';
const WEIS = `\\d{1,3}/\\d${CARD_LIST.replace('((', '(?:(')}`;
const FORMS = {
  variant: /^Schieber (?:bis (\d{1,7}))?(?: oder )?(?:(\d{1,7}) Spiele)?; Faktoren ([^;]+)((?:; [^;]+)*)$/,
  deal: new RegExp(`^Spiel (\\d{1,4}), vorher ${PAIR}$`),
  dealer: new RegExp(`^Geber ${PLACE}, Vorhand ${PLACE}$`),
  open: /^Noch nicht gewählt(, geschoben)?$/,
  contract: new RegExp(`^(Trumpf ([DHSC])|Obenabe|Undenufe) von ${PLACE}(, geschoben)?$`),
  weis: new RegExp(`^Gewiesen ${PLACE} (${WEIS}(?:, ${WEIS})*)$`),
  trick: new RegExp(`^Stich (\\d) ${PLACE}${CARD_LIST}(?:, an ${PLACE})?$`),
  hand: new RegExp(`^Hand${CARD_LIST}$`),
  game: /^Partie ([0-9a-z]{1,64}), Zug (\d{1,7}), Platz ([0-3])$/,
  computer: new RegExp(`^Computer (${Object.values(LEVEL_WORDS).join('|')}), Version ([\\w.+-]{1,40})$`),
  /** These follow from the others: whether they are right is asked later. */
  derived: new RegExp(`^(Stöck ${PLACE}|Stand ${PAIR}; Punkte ${PAIR}|Am Zug ${PLACE}|${CARDS})$`),
};
type Form = keyof typeof FORMS;
/** What a line gives: the groups of its form. */
type Groups = readonly (string | undefined)[];

/** The lines of each form. */
type Sorted = Readonly<Record<Form, Groups[]>>;

/** @returns what the text says, and whether it is as it was written */
export function readFacts(
  text: string,
): Result<{ readonly facts: PositionFacts; readonly intact: boolean }, PositionFault> {
  const unsealed = unseal(text);
  if (!unsealed.ok) return unsealed;
  const { lines, intact } = unsealed.value;
  const sorted = sort(lines);
  if (typeof sorted === 'string') return { ok: false, error: { code: 'line', line: sorted } };
  const facts = factsIn(sorted);
  if (facts) return { ok: true, value: { facts, intact } };
  return { ok: false, error: { code: intact ? 'impossible' : 'changed' } };
}

/** The first line of no known form, if there is one. */
function sort(lines: readonly string[]): Sorted | string {
  const forms = Object.keys(FORMS) as Form[];
  const sorted = Object.fromEntries(forms.map((form) => [form, [] as Groups[]])) as Sorted;
  for (const line of lines) {
    const form = forms.find((one) => FORMS[one].test(line));
    if (!form) return line;
    sorted[form].push((FORMS[form].exec(line) as RegExpExecArray).slice(1));
  }
  return sorted;
}

/** Null if a line is missing, is there twice, or its numbers are out of all bounds. */
function factsIn(sorted: Sorted): PositionFacts | null {
  const [variant, deal, dealer, game, computer, hand] = (
    ['variant', 'deal', 'dealer', 'game', 'computer', 'hand'] as const
  ).map((form) => (sorted[form].length === 1 ? sorted[form][0] : undefined));
  if (!variant || !deal || !dealer || !game || !computer || !hand) return null;
  const seat = Number(game[2]);
  const rules = rulesIn(variant);
  const chosen = chosenIn(sorted, seat);
  if (!rules || !chosen) return null;
  return {
    game: game[0] as string,
    ply: Number(game[1]),
    seat,
    level: levelOf(computer[0]),
    app: computer[1] as string,
    ...rules,
    deals: Number(deal[0]) - 1,
    before: pairOf(seat, deal[1], deal[2]),
    dealer: seatAt(seat, dealer[0]),
    ...chosen,
    announced: announcedIn(sorted.weis, seat),
    tricks: sorted.trick.map(([, leader, cards]) => ({
      leader: seatAt(seat, leader),
      cards: cardsOf(cards),
    })),
    hand: cardsOf(hand[0]),
  };
}

const levelOf = (word: string | undefined): Level =>
  (Object.keys(LEVEL_WORDS) as Level[]).find((level) => LEVEL_WORDS[level] === word) ?? 'strong';

const seatAt = (seat: Seat, place: string | undefined): Seat =>
  (seat + PLACE_WORDS.findIndex((word) => word === place)) % 4;

const pairOf = (seat: Seat, own?: string, other?: string): readonly [number, number] =>
  seat % 2 === 0 ? [Number(own), Number(other)] : [Number(other), Number(own)];

const cardsOf = (text = ''): Card[] =>
  text
    .split(' ')
    .map(parseCard)
    .filter((card) => card !== null);

function rulesIn([target, deals, factors, more = '']: Groups): Pick<
  PositionFacts,
  'options' | 'foreign'
> | null {
  const found = /^D(\d+) H(\d+) S(\d+) C(\d+) O(\d+) U(\d+)$/
    .exec(factors ?? '')
    ?.slice(1)
    .map(Number);
  if (!found) return null;
  const [D, H, S, C, obenabe, undenufe] = found;
  const words = more.split('; ');
  const options = parseOptions({
    target: target === undefined ? null : Number(target),
    deals: deals === undefined ? null : Number(deals),
    factors: { D, H, S, C, obenabe, undenufe },
    stoeckEarly: words.includes(STOECK_EARLY),
    fourLowCards: words.includes(FOUR_LOW),
  });
  return options && { options, foreign: words.includes(FOREIGN) };
}

type Chosen = Pick<PositionFacts, 'contract' | 'chooser' | 'pushed'>;

function chosenIn({ open, contract }: Sorted, seat: Seat): Chosen | null {
  const [undecided] = open;
  const [chosen] = contract;
  if (open.length + contract.length !== 1) return null;
  if (undecided) return { contract: null, chooser: null, pushed: undecided[0] !== undefined };
  const ranking = parseRanking(chosen?.[1] ?? chosen?.[0]?.toLowerCase());
  return { contract: ranking, chooser: seatAt(seat, chosen?.[2]), pushed: chosen?.[3] !== undefined };
}

function announcedIn(lines: readonly Groups[], seat: Seat): Announced<'seat'>[][] {
  const announced: Announced<'seat'>[][] = [[], [], [], []];
  for (const [place, weise = ''] of lines) {
    announced[seatAt(seat, place)]?.push(...weise.split(', ').map(weisOf));
  }
  return announced;
}

function weisOf(text: string): Announced<'seat'> {
  const [worth = '', ...cards] = text.split(' ');
  const [points, length] = worth.split('/').map(Number);
  const shown = cards.length > 0 ? show(cardsOf(cards.join(' '))) : null;
  return { points: points ?? 0, length: length ?? 0, cards: shown };
}
