import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import EndSheet from '../../src/lib/ui/dialog/EndSheet.svelte';
import Account from '../../src/lib/ui/dialog/Account.svelte';
import Settlement from '../../src/lib/ui/dialog/Settlement.svelte';
import Tricks from '../../src/lib/ui/dialog/Tricks.svelte';
import { figures } from '../../src/lib/ui/dialog/settlement';
import { endVerdict, verdictOf } from '../../src/lib/ui/dialog/verdict';
import { noticeOf } from '../../src/lib/ui/table/notice';
import type { TableView } from '../../src/lib/ui/table/read';
import { randomGame } from '../helpers/games';
import { must, playOn, plays, table, type Table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
/** The same, but Toni holds a Vierblatt against the three Dreiblatt. */
const BETTER = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 D6 D7 D8 D9 | HA HK C10 C8 S9 S10 SJ D10 DK';
/** Toni takes the first trick; oneself trumps the second one with the Ober. */
const STOECK =
  'CK CQ D6 D7 D8 D9 D10 DJ DQ | CJ H6 H7 H8 H9 H10 HJ HQ HK | CA C10 C9 S6 S7 S8 S9 S10 SJ | C6 C7 C8 HA SQ SK SA DK DA';
const OPTIONS = { target: 2500, factors: STANDARD_FACTORS };
const FIRST = 'H10(all) H7(all) HA(all) HJ(all)';
/** Everybody has a suit of his own; Eicheln are trump, so oneself makes the match, or claims it. */
const SUITS = 'C* | D* | H* | S*';

const start = (hands: string, board: readonly [number, number], options = {}): Table =>
  table({ hands, forehand: 0, board, options: { ...OPTIONS, ...options }, contract: 'C' });
/** Trump Eicheln ×2: oneself has 40 of Weis and the Stöck, the partner another 20. */
const deal = (seat: number, hands = HANDS): TableView =>
  view<'schieber'>(playOn(plays(start(hands, [100, 200]), FIRST)), seat);
const claimed = (board: readonly [number, number] = [100, 200]): TableView =>
  view<'schieber'>(must(start(SUITS, board), 0, { type: 'claim' }), 0);
const endedBy = (board: readonly [number, number]): TableView =>
  view<'schieber'>(plays(start(HANDS, board), FIRST), 0);
const playedTo = (board: readonly [number, number]): TableView =>
  view<'schieber'>(playOn(plays(start(HANDS, board), FIRST)), 0);

const scoreOf = (seen: TableView) => {
  const score = seen.deals.at(-1);
  if (!score) throw new Error('no deal is finished');
  return score;
};
const textsOf = (seen: TableView): string =>
  verdictOf(seen, scoreOf(seen), figures(seen, scoreOf(seen))).texts.join(' ');
const row = (name: RegExp): string[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim().replace(/\s+/g, ' ') ?? '');

describe('the figures of a settlement', () => {
  it('add up to what was written, per side', () => {
    const seen = deal(0);
    const sums = figures(seen, scoreOf(seen));
    expect(sums.factor).toBe(2);
    expect(sums.tricks[0] + sums.tricks[1]).toBe(157);
    expect(sums.trickCount[0] + sums.trickCount[1]).toBe(9);
    expect(sums.weis).toEqual([60, 0]);
    expect(sums.stoeck).toEqual([20, 0]);
    for (const side of [0, 1] as const) {
      expect(sums.tricks[side] + sums.weis[side] + sums.stoeck[side] + sums.match[side]).toBe(sums.sum[side]);
      expect(sums.sum[side] * 2).toBe(sums.written[side]);
    }
    expect(sums.board).toEqual([100 + sums.written[0], 200 + sums.written[1]]);
  });

  it('are told from the own side', () => {
    const [own, other] = [deal(0), deal(1)].map((seen) => figures(seen, scoreOf(seen)));
    expect(other?.written).toEqual([own?.written[1], own?.written[0]]);
    expect(other?.trickCount).toEqual([own?.trickCount[1], own?.trickCount[0]]);
    expect(other?.board).toEqual([own?.board[1], own?.board[0]]);
  });

  it('hold for every deal of a game, and end at the board', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const seen = view<'schieber'>(randomGame(seed).last, seed % 4);
      let board = [0, 0];
      for (const score of seen.deals) {
        const sums = figures(seen, score);
        board = board.map((sum, side) => sum + (sums.written[side] ?? 0));
        expect(sums.board).toEqual(board);
        expect(Math.min(...sums.tricks)).toBeGreaterThanOrEqual(0);
      }
      expect(board).toEqual(seen.seat % 2 === 0 ? seen.board : [seen.board[1], seen.board[0]]);
    }
  });

  it('give the claimed rest and its last trick to the claimer', () => {
    const seen = claimed();
    const sums = figures(seen, scoreOf(seen));
    expect(sums.tricks).toEqual([157, 0]);
    expect(sums.trickCount).toEqual([9, 0]);
    expect(sums.lastTrick).toBe(0);
    expect(sums.match).toEqual([100, 0]);
  });
});

describe('what ended a deal is told', () => {
  it('a Weis: the first trick does not count', () => {
    const seen = endedBy([2400, 200]);
    expect(seen.end?.by).toBe('weis');
    expect(figures(seen, scoreOf(seen)).tricks).toEqual([0, 0]);
    expect(figures(seen, scoreOf(seen)).written).toEqual([120, 0]);
    expect(textsOf(seen)).toContain('Wir sind mit dem Weis auf 2520.');
    expect(textsOf(seen)).toContain('der erste Stich mit 23 und der Rest zählen für niemanden');
    expect(noticeOf(seen)).toEqual({ title: 'Wir bedanken uns', text: 'mit dem Weis · 2520' });
  });

  it('a trick: those before it count, the rest does not', () => {
    const seen = playedTo([2330, 200]);
    expect(seen.end?.by).toBe('trick');
    expect(scoreOf(seen).trickWinners).toHaveLength(2);
    expect(textsOf(seen)).toContain('Gezählt sind die ersten zwei Stiche, der Rest zählt für niemanden.');
    expect(noticeOf(seen)?.text).toBe(`mit dem Stich · ${seen.board[0]}`);
  });

  it('the Stöck: the trick they fall in counts for nobody, though it is full', () => {
    const seen = view<'schieber'>(plays(start(STOECK, [2470, 0]), 'CK CJ C9 C6 H6 S6 HA CQ'), 0);
    expect(seen.end?.by).toBe('stoeck');
    expect(figures(seen, scoreOf(seen)).tricks).toEqual([0, 38]);
    expect(textsOf(seen)).toContain('Wir sind mit den Stöck auf 2510.');
    expect(textsOf(seen)).toContain(
      'Gezählt ist der erste Stich. Der laufende Stich und der Rest zählen für',
    );
    expect(noticeOf(seen)?.text).toBe('mit den Stöck · 2510');
  });

  it('a claim: who, how many tricks, what it brought', () => {
    const seen = claimed();
    expect(textsOf(seen)).toContain('Dir gehört der Rest: neun Stiche mit 157.');
    expect(noticeOf(seen)?.title).toBe('Match!');
  });

  it('nothing of the kind after an ordinary deal', () => {
    expect(textsOf(deal(0))).toBe('');
    expect(noticeOf(deal(0))).toBeNull();
  });
});

describe('the way that is left to the target', () => {
  const wayOf = (seen: TableView) => verdictOf(seen, scoreOf(seen), figures(seen, scoreOf(seen))).way;

  it('is said for both sides', () => {
    expect(wayOf(deal(0))).toMatch(/^Bis\s2500 fehlen uns\s\d+, den anderen\s\d+\.$/);
  });

  it('is none when the game is over', () => {
    expect(wayOf(endedBy([2400, 200]))).toBeNull();
  });
});

describe('the settlement on the screen', () => {
  it('lists tricks, Weis, Stöck, sum and factor', () => {
    const seen = deal(0);
    render(Account, { view: seen, score: scoreOf(seen), pack: 'german' });
    const sums = figures(seen, scoreOf(seen));
    expect(row(/^Stiche/)).toEqual(sums.tricks.map(String));
    expect(row(/^Weis/)).toEqual(['60', '–']);
    expect(row(/^Stöck/)).toEqual(['20', '–']);
    expect(row(/^Zusammen/)).toEqual(sums.sum.map(String));
    expect(row(/^Geschrieben, mal\s2/)).toEqual(sums.written.map(String));
    expect(screen.getByText(/davon 5 für den letzten Stich/)).toBeTruthy();
  });

  it('names each Weis with its owner and its cards', () => {
    const seen = deal(0);
    render(Account, { view: seen, score: scoreOf(seen), pack: 'german' });
    const weis = screen.getByText(/Dreiblatt Schilten bis Under, 20/).closest('p') as HTMLElement;
    expect(weis.textContent).toContain('Alois:');
    const cards = within(weis).getAllByRole('img');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Schilten Neun',
      'Schilten Banner',
      'Schilten Under',
    ]);
  });

  it('strikes the lesser Weis through and says why', () => {
    const seen = deal(0, BETTER);
    render(Account, { view: seen, score: scoreOf(seen), pack: 'german' });
    expect(row(/^Weis/)).toEqual(['60 0', '50']);
    expect(screen.getByText('Sie haben den besseren: höherer Wert')).toBeTruthy();
    expect(screen.getAllByText(/, zählt nicht$/)).toHaveLength(3);
    expect(screen.getByText(/Vierblatt Schellen bis Neun, 50$/)).toBeTruthy();
  });

  it('leads on, and to the Bilanz', async () => {
    const seen = deal(0);
    const [onnext, onbilanz] = [vi.fn(), vi.fn()];
    render(Settlement, { view: seen, score: scoreOf(seen), pack: 'german', onnext, onbilanz });
    // What lay under the finger that ended the deal does not count as a press.
    await new Promise((done) => setTimeout(done, 600));
    await fireEvent.click(screen.getByRole('button', { name: 'Bilanz', hidden: true }));
    expect(onbilanz).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'Weiter', hidden: true }));
    expect(onnext).toHaveBeenCalledOnce();
  });
});

describe('all tricks', () => {
  const number = (text: string | null | undefined): number => Number(text?.trim() || 0);
  /** The last two cells of every row, without the sum. */
  const points = (): number[][] =>
    screen
      .getAllByRole('row')
      .slice(1, -1)
      .map((line) => [...line.querySelectorAll('td')].slice(-2).map((cell) => number(cell.textContent)));
  const sumOf = (lines: number[][]): number[] =>
    lines.reduce<number[]>(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0]);
  const open = async (seen: TableView) => {
    render(Tricks, { view: seen, score: scoreOf(seen), pack: 'german' });
    await fireEvent.click(screen.getByText('Alle Stiche'));
  };

  it('add up to the row of the settlement, with 5 for the last one', async () => {
    const seen = deal(0);
    await open(seen);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 9 + 1 + 1);
    expect(sumOf(points())).toEqual(figures(seen, scoreOf(seen)).tricks);
    expect(row(/^Stiche/)).toEqual(figures(seen, scoreOf(seen)).tricks.map(String));
    expect(row(/^Letzter Stich: /).filter((cell) => cell === '5')).toHaveLength(1);
  });

  it('show who led, who played what and who won', async () => {
    await open(deal(0));
    const [, first] = screen.getAllByRole('row');
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')).toEqual([
      ...['Rosen Banner', 'Rosen Sieben', 'Rosen Ass', 'Rosen Under'],
      ...['', ''],
    ]);
    expect(cells[0]?.textContent).toContain('spielt aus');
    expect(cells[2]?.textContent).toContain('★');
    expect(cells[4]?.textContent).toBe('23');
  });

  it('add up with a claimed rest too', async () => {
    const seen = claimed();
    await open(seen);
    expect(row(/^Rest: Du/)).toEqual(['152', '']);
    expect(sumOf(points())).toEqual([157, 0]);
  });

  it('mark what no longer counts', async () => {
    await open(endedBy([2400, 200]));
    expect(screen.getByText('zählt nicht')).toBeTruthy();
    expect(row(/^Stiche/)).toEqual(['0', '0']);
  });
});

describe('the end of a game', () => {
  it('names the winners, and Schneider below half the target', () => {
    const verdict = endVerdict(endedBy([2400, 1249]));
    expect(verdict.title).toBe('Gewonnen!');
    expect(verdict.won).toBe(true);
    expect(verdict.texts.join(' ')).toContain('Schneider');
  });

  it('does not call half the target Schneider', () => {
    expect(endVerdict(endedBy([2400, 1250])).texts.join(' ')).not.toContain('Schneider');
  });

  it('says who wins a level game, and why', () => {
    const level = { ...playedTo([0, 0]), phase: 'over', board: [500, 500], end: byDeals } as TableView;
    expect(endVerdict(level).texts.join(' ')).toContain('wer zuletzt gewählt hat, also du');
  });
  const byDeals = { by: 'deals', deal: 1, trick: null } as const;

  it('given up, gives the win to the others whatever the board', () => {
    const verdict = endVerdict(deal(0), true);
    expect(verdict.title).toBe('Aufgegeben');
    expect(verdict.won).toBe(false);
    expect(verdict.texts.join(' ')).toContain('Toni und Hedwig gewinnen');
  });

  it.each([
    [false, 'noon'],
    [true, 'night'],
  ])('is a poster that bears the word; given up: %s, its light: %s', (givenUp, light) => {
    const props = { view: endedBy([2400, 200]), withUndo: false, givenUp, fairHref: null };
    render(EndSheet, { ...props, onagain: vi.fn(), onbilanz: vi.fn() });
    const name = givenUp ? 'Aufgegeben' : 'Gewonnen!';
    const word = screen.getByRole('heading', { name, hidden: true });
    expect(word.closest('[data-part]')?.getAttribute('data-part')).toBe(light);
  });

  it('offers every way on', () => {
    const props = { view: endedBy([2400, 200]), withUndo: true, givenUp: false, onagain: vi.fn() };
    render(EndSheet, { ...props, onbilanz: vi.fn(), fairHref: '/fair?game=a' });
    for (const name of ['Nochmals', 'Bilanz'])
      expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy();
    const link = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(link('Mit anderen Optionen')).toContain('/new');
    expect(link('Fair gemischt: nachprüfen')).toBe('/fair?game=a');
    expect(link('Lobby')).toBeTruthy();
    expect(screen.getByText(/Mit Rücknahme/)).toBeTruthy();
  });
});
