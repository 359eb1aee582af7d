import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { cardOf, RANKS, SUITS } from '../../src/lib/engine/cards';
import { heightOf, LAST_TRICK, MATCH_BONUS, valueOf } from '../../src/lib/engine/ranking';
import type { Card, Rank, Ranking } from '../../src/lib/engine/types';
import { DEFAULT_OPTIONS, STANDARD_FACTORS, TARGETS } from '../../src/lib/engine/variants/schieber/options';
import { STOECK } from '../../src/lib/engine/variants/schieber/stoeck';
import { findWeise } from '../../src/lib/engine/weis';
import { termsFor, type TermId } from '../../src/lib/i18n/de/dictionary';
import Dictionary from '../../src/lib/ui/dictionary/Dictionary.svelte';
import { byLetter, search } from '../../src/lib/ui/dictionary/search';
import { entries, TERM_IDS, termNamed } from '../../src/lib/ui/dictionary/terms';

const german = termsFor('german');
const french = termsFor('french');
const TRUMP: Ranking = { kind: 'trump', suit: 1 };
const OBENABE: Ranking = { kind: 'obenabe' };
const UNDENUFE: Ranking = { kind: 'undenufe' };
const roses = (rank: Rank): Card => cardOf(1, rank);

const figuresOf = (id: TermId): Record<string, string[]> =>
  Object.fromEntries((german[id].table?.rows ?? []).map(([name = '', ...figures]) => [name, figures]));
const cardsOf = (id: TermId): readonly Card[] => {
  const { picture } = entries[id];
  return picture && picture.kind !== 'suits' ? picture.cards : [];
};

describe('what the dictionary says agrees with the rules', () => {
  const values = figuresOf('augen');
  it.each([
    ['Sechs', 0],
    ['Acht', 2],
    ['Neun', 3],
    ['Banner', 4],
    ['Under', 5],
    ['Ober', 6],
    ['König', 7],
    ['Ass', 8],
  ] as const)('%s: its points as trump, beside trump, in Obenabe and Undenufe', (name, rank) => {
    const worth = [
      valueOf(roses(rank), TRUMP),
      valueOf(cardOf(0, rank), TRUMP),
      valueOf(roses(rank), OBENABE),
      valueOf(roses(rank), UNDENUFE),
    ];
    expect(values[name]).toEqual(worth.map(String));
  });

  it('and only the Sieben is worth nothing everywhere', () => {
    expect(Object.keys(values)).toHaveLength(8);
    const sums = [TRUMP, OBENABE, UNDENUFE].map((ranking) =>
      SUITS.flatMap((suit) => RANKS.map((rank) => valueOf(cardOf(suit, rank), ranking))).reduce(
        (a, b) => a + b,
      ),
    );
    expect(new Set(sums)).toEqual(new Set([152]));
    expect(german.augen.text).toMatch(/ 152, .* 5: .* 157\./);
    expect(152 + LAST_TRICK).toBe(157);
    expect(german.match.text).toContain(`${MATCH_BONUS} Punkte extra, zusammen ${157 + MATCH_BONUS}`);
  });

  it.each([
    ['trumpf', TRUMP],
    ['obenabe', OBENABE],
    ['undenufe', UNDENUFE],
  ] as const)('%s shows a suit from strong to weak', (id, ranking) => {
    const sorted = RANKS.map(roses).sort((a, b) => heightOf(b, ranking) - heightOf(a, ranking));
    expect(cardsOf(id)).toEqual(sorted);
  });

  const run = (length: number): Card[] => RANKS.slice(0, length).map(roses);
  const four = (rank: Rank): Card[] => SUITS.map((suit) => cardOf(suit, rank));
  const points = (hand: Card[], fourLowCards = false): string =>
    String(findWeise(hand, { fourLowCards })[0]?.points ?? 0);
  it.each([
    ['Dreiblatt', [run(3)]],
    ['Vierblatt', [run(4)]],
    ['Fünfblatt', [run(5)]],
    ['Vier Neuner', [four(3)]],
    ['Vier Under', [four(5)]],
    ['Vier Asse, Könige, Ober oder Banner', [four(8), four(7), four(6), four(4)]],
  ])('%s', (name, hands) => {
    for (const hand of hands) expect(figuresOf('weis')[name]).toEqual([points(hand)]);
  });

  it('longer runs and low fours', () => {
    expect(figuresOf('weis')['Sechs- bis Neunblatt']).toEqual([`${points(run(6))}–${points(run(9))}`]);
    expect([6, 7, 8, 9].map((length) => points(run(length)))).toEqual(['150', '200', '250', '300']);
    expect(german.dreiblatt.text).toContain('Jede weitere gibt 50 mehr, bis zum Neunblatt mit 300');
    expect(points(four(2))).toBe('0');
    expect(german.vierGleiche.text).toContain(`mit der Hausregel dafür ${points(four(2), true)}`);
  });

  it('Stöck, target, Schneider and factors', () => {
    expect(german.stoeck.text).toContain(`${STOECK} Punkte`);
    expect(cardsOf('stoeck')).toEqual([roses(7), roses(6)]);
    expect(german.ziel.text).toContain(TARGETS.join(', ').replace(/, (\d+)$/, ' oder $1'));
    expect(DEFAULT_OPTIONS.factors).toEqual(STANDARD_FACTORS);
    const { D, H, S, C, obenabe, undenufe } = STANDARD_FACTORS;
    expect([D, S, obenabe]).toEqual([H, C, undenufe]);
    expect(Object.values(figuresOf('faktor')).flat()).toEqual([D, S, obenabe].map((x) => `×\u2009${x}`));
  });
});

describe('the terms', () => {
  it.each([german, french])('have names that are met once, and texts of a few sentences', (terms) => {
    const names = TERM_IDS.map((id) => terms[id].name);
    expect(new Set(names).size).toBe(names.length);
    for (const id of TERM_IDS) {
      expect(terms[id].text, id).toMatch(/[.:»]$/);
      expect(terms[id].text.length, id).toBeLessThan(270);
      expect(terms[id].text, id).not.toMatch(/ß|undefined/);
    }
  });

  it('lead to others, never to themselves, and each can be reached from another one', () => {
    for (const id of TERM_IDS) {
      expect(entries[id].related, id).not.toContain(id);
      expect(new Set(entries[id].related).size, id).toBe(entries[id].related.length);
    }
    const reached = new Set(TERM_IDS.flatMap((id) => entries[id].related));
    expect(TERM_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('speak of the cards in the words of the pack', () => {
    expect(german.buur.text).toContain('Der Under vom Trumpf');
    expect(french.buur.text).toContain('Der Bube vom Trumpf');
    expect(french.vorhand.text).toContain('Herz-Sieben');
    const words = TERM_IDS.map((id) => french[id].text).join(' ');
    expect(words).not.toMatch(/\b(Under|Ober|Banner|Rosen|Schellen)\b/);
  });

  it('are named in an address, nothing else is', () => {
    expect(termNamed('buur')).toBe('buur');
    expect(termNamed('')).toBeNull();
    expect(termNamed('toString')).toBeNull();
  });
});

describe('the search', () => {
  it.each([
    ['Stöck', 'stoeck'],
    ['stock', 'stoeck'],
    ['STOECK', 'stoeck'],
    ['könig', 'koenig'],
    ['konig', 'koenig'],
    ['bur', 'buur'],
    ['Bauer', 'buur'],
    ['näll', 'nell'],
    ['vier gl', 'vierGleiche'],
    ['vierblatt', 'dreiblatt'],
    ['schaufel', 'farbe'],
    ['dame', 'ober'],
    ['bekennen', 'angeben'],
    ['stich', 'stich'],
    ['kontermatch', 'match'],
  ] as const)('«%s» finds %s first', (query, id) => {
    expect(search(query, german)[0]?.id).toBe(id);
  });

  it('finds names before other words before what the texts say', () => {
    const found = search('stoeck', german).map(({ id }) => id);
    expect(found.slice(0, 2)).toEqual(['stoeck', 'stoeckWeisStich']);
    expect(found).toContain('koenig');
    expect(search('Puur', german)[0]).toMatchObject({ id: 'buur', by: 'Puur' });
  });

  it('has nothing for other games', () => expect(search('Pik Sieben Poker', german)).toEqual([]));

  it('is in the order of the alphabet, an umlaut with its vowel', () => {
    const letters = byLetter(german);
    const names = letters.flatMap(({ hits }) => hits.map(({ id }) => german[id].name));
    expect(names).toHaveLength(TERM_IDS.length);
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABDFGJKLMNOPRSTUVWZ');
    expect(names.indexOf('Stöck')).toBeLessThan(names.indexOf('Trumpf'));
  });
});

describe('the dictionary on the screen', () => {
  const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Suchen' });
  const term = (name: string): HTMLElement => screen.getByRole('button', { name });
  const status = (): string => screen.getByRole('status').textContent;
  const type = (value: string) => fireEvent.input(field(), { target: { value } });

  it('opens a term with its cards, and comes back to where it was', async () => {
    render(Dictionary, { pack: 'german' });
    expect(status()).toBe(`${TERM_IDS.length} Begriffe`);
    await fireEvent.click(term('Stöck'));
    const heading = screen.getByRole('heading', { name: 'Stöck' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Rosen König')).toBeTruthy();
    expect(screen.getByText('Rosen Ober')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await fireEvent.click(term('Alle Begriffe'));
    expect(document.activeElement).toBe(term('Stöck'));
  });

  it('goes on from term to term, back to the first one in the list', async () => {
    const onopen = vi.fn();
    render(Dictionary, { pack: 'french', onopen });
    await type('nell');
    await fireEvent.click(term('Nell'));
    const see = screen.getByRole('region', { name: 'Siehe auch' });
    await fireEvent.click(within(see).getByRole('button', { name: 'Buur' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Buur' }));
    expect(screen.getByText('Herz Bube')).toBeTruthy();
    await fireEvent.click(term('Alle Begriffe'));
    expect(onopen.mock.calls).toEqual([['nell'], ['buur'], [null]]);
    expect(field()).toHaveProperty('value', 'nell');
    expect(document.activeElement).toBe(term('Nell'));
  });

  it('says how many it found, and offers to clear what finds nothing', async () => {
    render(Dictionary, { pack: 'german' });
    await type('näll');
    expect(status()).toMatch(/^\d+ Begriffe? gefunden$/);
    await type('Poker');
    expect(status()).toBe('Zu «Poker» weiss auch die Möwe nichts. Vielleicht hilft ein anderes Wort.');
    const [, below] = screen.getAllByRole('button', { name: 'Suche leeren' });
    await fireEvent.click(below as HTMLElement);
    expect(document.activeElement).toBe(field());
    expect(status()).toBe(`${TERM_IDS.length} Begriffe`);
  });

  it('Enter in the search goes to the first term found', async () => {
    render(Dictionary, { pack: 'german' });
    await type('buur');
    await fireEvent.submit(screen.getByRole('search'));
    expect(document.activeElement).toBe(term('Buur'));
  });

  it('starts with a term, and follows when the address names another', async () => {
    const { rerender } = render(Dictionary, { pack: 'german', start: 'buur' });
    expect(screen.getByRole('heading', { name: 'Buur' })).toBeTruthy();
    await rerender({ start: 'farbe' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Schellen', 'Ecken'],
      ['Rosen', 'Herz'],
      ['Schilten', 'Schaufel'],
      ['Eicheln', 'Kreuz'],
    ]);
    await rerender({ start: null });
    expect(field()).toBeTruthy();
  });

  it('names the cards of a suit in their order', () => {
    render(Dictionary, { pack: 'german', start: 'trumpf' });
    const order = screen.getByRole('list', { name: 'Von stark nach schwach' });
    const names = within(order)
      .getAllByRole('img')
      .map((img) => img.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual(['Rosen Under', 'Rosen Neun', 'Rosen Ass']);
    expect(names).toHaveLength(9);
  });
});
