import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { Seat } from '../../src/lib/engine/types';
import { t } from '../../src/lib/i18n/index.svelte';
import { cardName } from '../../src/lib/ui/card/faces';
import Log from '../../src/lib/ui/table/Log.svelte';
import { logOf, type LogLine } from '../../src/lib/ui/table/log';
import { card, must, playOn, plays, ranking, table, type Move, type Table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const OPTIONS = { target: 2500, factors: STANDARD_FACTORS };
const TRICK = 'H10(all) H7 HA(all) HJ';

const dealt = (board: readonly [number, number] = [100, 200]): Table =>
  table({ hands: HANDS, forehand: 0, board, options: OPTIONS });
/** Alois, over there, gets the choice and takes Eicheln, which count double. */
const chosen = (board?: readonly [number, number]): Table =>
  must(must(dealt(board), 0, { type: 'push' }), 2, { type: 'declare', contract: ranking('C') });

/** A line as somebody reads it out: "Du | schiebst", a trick with whoever took it. */
function words(line: LogLine): string {
  const told =
    line.kind === 'trick'
      ? [
          line.laid.map(({ card, chair }) => `${t.crew[chair]} ${cardName(card, 'german')}`).join(', '),
          line.winner === null ? '' : `→ ${t.crew[line.winner]}`,
        ]
      : [line.who, line.text, line.cards.map((one) => cardName(one, 'german')).join(', '), line.figure];
  const all = line.counts ? told : [...told, 'zählt nicht'];
  return all
    .filter((word) => word !== '')
    .join(' | ')
    .replaceAll('\u2009', ' ');
}
const tell = (game: Table, seat: Seat = 0, takenBack: readonly Move[] = []): string[] =>
  logOf(view<'schieber'>(game, seat), takenBack, 'german').map(words);
/** Without the deal before, which only brings the board to where the test wants it. */
const newest = (game: Table, seat?: Seat, takenBack?: readonly Move[]): string[] =>
  tell(game, seat, takenBack).slice(2);

describe('the Spielverlauf', () => {
  it('has nothing to tell before the first deal', () => {
    const before = view<'schieber'>(dealt(), 0);
    const empty = { ...before, phase: 'deal', dealer: null, active: [], deals: [], tricks: [] } as const;
    expect(logOf(empty, [], 'german')).toEqual([]);
  });

  it('tells an earlier deal in two lines, then who deals and who chooses what', () => {
    expect(tell(chosen())).toEqual([
      'Spiel 1 | Schellen, Hedwig | × 1',
      'Wir 100, sie 200',
      'Spiel 2 | Hedwig gibt, du bist Vorhand',
      'Du | schiebst',
      'Alois | Eicheln | × 2',
    ]);
  });

  it('is told from the own chair', () => {
    expect(tell(chosen(), 1)).toEqual([
      'Spiel 1 | Schellen, Alois | × 1',
      'Wir 200, sie 100',
      'Spiel 2 | Alois gibt, Hedwig ist Vorhand',
      'Hedwig | schiebt',
      'Toni | Eicheln | × 2',
    ]);
  });

  it('shows of a Weis worth and length before the comparison, one’s own with its cards', () => {
    const game = plays(chosen(), 'H10(all) H7 HA(all)');
    expect(newest(game).slice(3)).toEqual([
      'Du Rosen Banner, Toni Rosen Sieben, Alois Rosen Ass',
      'Du | weist Dreiblatt | Eicheln Under, Eicheln Ober, Eicheln König | 20',
      'Du | weist Dreiblatt | Rosen Acht, Rosen Neun, Rosen Banner | 20',
      'Alois | weist Dreiblatt | 20',
    ]);
    expect(newest(game, 1).slice(3)).toEqual([
      'Hedwig Rosen Banner, Du Rosen Sieben, Toni Rosen Ass',
      'Hedwig | weist Dreiblatt | 20',
      'Hedwig | weist Dreiblatt | 20',
      'Toni | weist Dreiblatt | 20',
    ]);
  });

  it('says who took the trick, and what the better Weis writes', () => {
    expect(newest(plays(chosen(), TRICK)).slice(3)).toEqual([
      'Du Rosen Banner, Toni Rosen Sieben, Alois Rosen Ass, Hedwig Rosen Under | → Alois',
      'Du | weist Dreiblatt | Eicheln Under, Eicheln Ober, Eicheln König | 20',
      'Du | weist Dreiblatt | Rosen Acht, Rosen Neun, Rosen Banner | 20',
      'Alois | weist Dreiblatt | Schilten Neun, Schilten Banner, Schilten Under | 20',
      'Wir | schreiben den Weis | 2 × 60',
    ]);
  });

  it('gives the reason where both sides announce, and lets the lesser Weis count for nobody', () => {
    const game = table({
      hands: 'HA HK HQ | SA SK SQ SJ D6 | ',
      forehand: 0,
      board: [0, 0],
      options: OPTIONS,
      contract: 'D',
    });
    const lines = newest(plays(game, 'HA(HQ HK HA) D6(SJ SQ SK SA)'));
    expect(lines.slice(3)).toEqual([
      'Du | weist Dreiblatt | Rosen Ober, Rosen König, Rosen Ass | 20',
      'Toni | weist Vierblatt | 50',
    ]);
    const compared = newest(playOn(plays(game, 'HA(HQ HK HA) D6(SJ SQ SK SA)')));
    expect(compared.slice(3, 6)).toEqual([
      'Du | weist Dreiblatt | Rosen Ober, Rosen König, Rosen Ass | 20 | zählt nicht',
      'Toni | weist Vierblatt | Schilten Under, Schilten Ober, Schilten König, Schilten Ass | 50',
      'Sie | schreiben den Weis: höherer Wert | 50',
    ]);
  });

  it('tells of Stöck after the trick in which the second card fell', () => {
    const lines = newest(playOn(plays(chosen(), TRICK)));
    const at = lines.indexOf('Du | zeigst Stöck | 2 × 20');
    expect(lines[at - 1]).toMatch(/Du Eicheln (König|Ober)/);
    expect(lines.slice(0, at).join()).toMatch(/Eicheln König.*Eicheln Ober|Eicheln Ober.*Eicheln König/);
    expect(lines.filter((line) => line.includes('Stöck'))).toHaveLength(1);
  });

  it('ends a deal with what both sides write, and a match with its hundred', () => {
    const hands = 'C6 C7 C8 C9 C10 CJ CQ CK CA | D* | H* | S*';
    const game = table({ hands, forehand: 0, board: [400, 300], options: OPTIONS, contract: 'C' });
    const done = playOn(plays(game, 'CJ D6 H6 S6'));
    expect(newest(done).slice(-2)).toEqual(['Wir | machen alle Stiche: Match | 2 × 100', 'Wir 554, sie 0']);
    const again = must(done, 'chance', {
      type: 'deal',
      dealer: 0,
      hands: table({ hands }).hands as number[][],
    });
    expect(tell(again).slice(2, 4)).toEqual(['Spiel 2 | Eicheln, Du | × 2', 'Wir 554, sie 0 · Match']);
    expect(tell(again).at(-1)).toBe('Spiel 3 | Du gibst, Toni ist Vorhand');
  });

  it('tells of a claim what it brought', () => {
    const hands = 'C6 C7 C8 C9 C10 CJ CQ CK CA | D* | H* | S*';
    const game = table({ hands, forehand: 0, board: [400, 300], options: OPTIONS, contract: 'C' });
    const claimed = must(plays(game, 'CJ D6 H6 S6'), 0, { type: 'claim' });
    const last = newest(claimed).slice(-4);
    expect(last[0]).toBe('Du | zeigst Stöck | 2 × 20');
    expect(last[1]).toMatch(/^Du \| «Rest gehört mir» \| 2 × \d+$/);
    expect(last[2]).toBe('Wir | machen alle Stiche: Match | 2 × 100');
  });

  it('names Weis when it decides the game, and the trick that no longer counts', () => {
    const lines = newest(plays(chosen([2400, 936]), TRICK));
    expect(lines[3]).toMatch(/→ Alois \| zählt nicht$/);
    expect(lines.slice(-4)).toEqual([
      'Wir | schreiben den Weis | 2 × 60',
      'Wir 120, sie 0',
      'Wir | bedanken uns mit dem Weis | 2520',
      'Stand: wir 2520, sie 936',
    ]);
    expect(newest(plays(chosen([2400, 936]), TRICK), 1).slice(-2)).toEqual([
      'Sie | bedanken sich mit dem Weis | 2520',
      'Stand: wir 936, sie 2520',
    ]);
  });

  it('names Stich and Stöck when they decide', () => {
    const trick = newest(plays(chosen([2470, 936]), 'H10 H7 HA HJ'));
    expect(trick.slice(-2)).toEqual(['Wir | bedanken uns mit dem Stich | 2516', 'Stand: wir 2516, sie 936']);
    const game = table({ hands: HANDS, forehand: 0, board: [2470, 936], options: OPTIONS, contract: 'C' });
    expect(newest(plays(game, 'CK CA C8 C6 H6 HA HJ CQ')).slice(2)).toEqual([
      'Du Eicheln König, Toni Eicheln Ass, Alois Eicheln Acht, Hedwig Eicheln Sechs | → Toni',
      'Toni Rosen Sechs, Alois Rosen Ass, Hedwig Rosen Under, Du Eicheln Ober | zählt nicht',
      'Du | zeigst Stöck | 2 × 20',
      'Wir 40, sie 30',
      'Wir | bedanken uns mit den Stöck | 2510',
      'Stand: wir 2510, sie 966',
    ]);
  });

  it('says when all deals are played, and how it stands', () => {
    const options = { ...OPTIONS, target: null, deals: 2 };
    const game = table({ hands: HANDS, forehand: 0, board: [100, 200], options, contract: 'C' });
    const done = playOn(game);
    const [own, other] = done.board;
    expect(newest(done).slice(-2)).toEqual([
      'Alle 2 Spiele sind gespielt.',
      `Stand: wir ${own}, sie ${other}`,
    ]);
  });

  it('names the decisions that were taken back', () => {
    const takenBack: Move[] = [
      { type: 'push' },
      { type: 'declare', contract: ranking('H') },
      { type: 'play', card: card('HJ') },
    ];
    expect(newest(chosen(), 0, takenBack).at(-1)).toBe('Zurückgenommen: Schieben, Rosen, Rosen Under');
  });
});

describe('the Spielverlauf on the screen', () => {
  const show = (game: Table, more: Record<string, unknown> = {}) =>
    render(Log, { view: view<'schieber'>(game, 0), pack: 'german', takenBack: [], takeBacks: 0, ...more });

  it('names the cards and whoever took the trick', () => {
    show(plays(chosen(), TRICK));
    const trick = screen
      .getAllByRole('listitem')
      .find((line) => line.textContent?.includes('Stich für Alois')) as HTMLElement;
    expect(
      within(trick)
        .getAllByRole('img')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Rosen Banner', 'Rosen Sieben', 'Rosen Ass', 'Rosen Under']);
  });

  it('speaks of the cards as the pack in use does', () => {
    show(plays(chosen(), TRICK), { pack: 'french' });
    expect(screen.getByRole('img', { name: 'Herz Bube' })).toBeTruthy();
    expect(screen.getByText('Kreuz')).toBeTruthy();
  });

  it('says how often was taken back, if at all', () => {
    show(chosen(), { takeBacks: 2 });
    expect(screen.getByText('In dieser Partie 2-mal zurückgenommen')).toBeTruthy();
  });

  it('is friendly before anything has happened', () => {
    const before = view<'schieber'>(dealt(), 0);
    render(Log, {
      view: { ...before, phase: 'deal', dealer: null, active: [], deals: [], tricks: [] },
      pack: 'german',
      takenBack: [],
      takeBacks: 0,
      column: true,
    });
    expect(screen.getByRole('heading', { name: 'Spielverlauf' })).toBeTruthy();
    expect(screen.getByText(/^Noch nichts geschehen/)).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
