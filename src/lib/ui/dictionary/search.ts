/** Finding a term as people type it: in any case, with or without umlauts and doubled letters. */
import type { Term, TermId } from '../../i18n/de/dictionary';
import { TERM_IDS } from './terms';

type Terms = Readonly<Record<TermId, Term>>;

export interface Hit {
  readonly id: TermId;
  /** The other word it was found by, if not by its name or its text. */
  readonly by: string | null;
}
export interface Letter {
  readonly letter: string;
  readonly hits: readonly Hit[];
}

/** "Stöck", "Stoeck" and "STOCK" are the same, and so are "Buur" and "Bur". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const collator = new Intl.Collator('de-CH');

export const alphabetical = (terms: Terms): readonly Hit[] =>
  TERM_IDS.map((id) => ({ id, by: null })).sort((a, b) =>
    collator.compare(terms[a.id].name, terms[b.id].name),
  );

const letterOf = (term: Term): string => fold(term.name).charAt(0).toUpperCase();

export function byLetter(terms: Terms): readonly Letter[] {
  const hits = alphabetical(terms);
  const letters = [...new Set(hits.map(({ id }) => letterOf(terms[id])))];
  return letters.map((letter) => ({ letter, hits: hits.filter(({ id }) => letterOf(terms[id]) === letter) }));
}

const NOWHERE = 4;
/** 0 at the beginning, 1 at the beginning of a word, 2 somewhere. */
function nearness(needle: string, word: string): number {
  const at = ` ${word}`.indexOf(` ${needle}`);
  if (at === 0) return 0;
  if (at > 0) return 1;
  return word.includes(needle) ? 2 : NOWHERE;
}

function match(
  needle: string,
  { name, also = [], find = [], text }: Term,
): { near: number; by: string | null } {
  const own = nearness(needle, fold(name));
  const other = [...also, ...find]
    .map((by) => ({ by, near: nearness(needle, fold(by)) }))
    .sort((a, b) => a.near - b.near)[0];
  if (other && other.near < own) return other;
  if (own < NOWHERE) return { near: own, by: null };
  const told = fold(text);
  return { near: needle.split(' ').every((word) => told.includes(word)) ? 3 : NOWHERE, by: null };
}

/** Names and other words first, then what the texts speak of; an empty query finds everything. */
export function search(query: string, terms: Terms): readonly Hit[] {
  const needle = fold(query);
  return alphabetical(terms)
    .map(({ id }) => ({ id, ...match(needle, terms[id]) }))
    .filter(({ near }) => near < NOWHERE)
    .sort((a, b) => a.near - b.near);
}
