import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { newGame, view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import Bilanz from '../../src/lib/ui/dialog/Bilanz.svelte';
import { dealLines, runningLine } from '../../src/lib/ui/dialog/bilanz';
import type { TableView } from '../../src/lib/ui/table/read';
import { randomGame } from '../helpers/games';
import { PLAIN, plays, table } from '../helpers/table';

const GAME = randomGame(3, { options: { target: null, deals: 6, factors: STANDARD_FACTORS } });
const over = (seat = 0): TableView => view<'schieber'>(GAME.last, seat);
const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
/** In the second trick; our 60 of Weis, times 2, are on the board already. */
const running = (): TableView => {
  const options = { target: 2500, factors: STANDARD_FACTORS };
  const game = table({ hands: HANDS, forehand: 0, board: [100, 200], options, contract: 'C' });
  return view<'schieber'>(plays(game, 'H10(all) H7(all) HA(all) HJ(all)'), 0);
};
const show = (seen: TableView) => {
  const onclose = vi.fn();
  render(Bilanz, { view: seen, pack: 'german', onclose });
  return onclose;
};
const cells = (line: Element | undefined): string[] =>
  [...(line?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.trim() ?? '');

describe('the lines of the Bilanz', () => {
  it('run up to the board, from either side', () => {
    for (const seat of [0, 1]) {
      const seen = over(seat);
      const [own, other] = seat === 0 ? seen.board : [seen.board[1], seen.board[0]];
      expect(dealLines(seen)).toHaveLength(6);
      expect(dealLines(seen).at(-1)?.standing).toEqual([own, other]);
    }
  });

  it('show of the running deal what is already written', () => {
    expect(runningLine(running())).toEqual({ number: 2, written: [120, 0], standing: [220, 200] });
    expect(runningLine(over())).toBeNull();
  });
});

describe('the Bilanz on the screen', () => {
  it('is a table with a line for each deal and the total', () => {
    const seen = over();
    show(seen);
    expect(screen.getByRole('table', { name: 'Alle Spiele dieser Partie', hidden: true })).toBeTruthy();
    const lines = [...document.querySelectorAll('tbody > tr')];
    expect(lines).toHaveLength(6);
    const [first] = dealLines(seen);
    expect(cells(lines[0]).slice(2)).toEqual(first?.standing.map(String));
    expect(cells(document.querySelector('tfoot tr') ?? undefined)).toEqual(seen.board.map(String));
  });

  it('names in words what was played and who chose', () => {
    show(running());
    const button = screen.getByRole('button', { name: /Schellen mal 1/, hidden: true });
    expect(button.textContent).toContain('Hedwig');
  });

  it('has the running deal as its last line', () => {
    show(running());
    const last = [...document.querySelectorAll('tbody > tr')].at(-1);
    expect(last?.textContent).toContain('läuft');
    expect(cells(last)).toEqual(['120', '–', '220', '200']);
    expect(screen.getByText('Es fehlen bis 2500')).toBeTruthy();
  });

  it('opens the account of a deal in place, one at a time', async () => {
    const seen = over();
    show(seen);
    const buttons = screen.getAllByRole('button', { name: /mal \d/, hidden: true });
    const [first, second] = buttons as [HTMLElement, HTMLElement];
    await fireEvent.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    const account = document.getElementById(first.getAttribute('aria-controls') ?? '') as HTMLElement;
    const total = account.querySelector('.total') ?? undefined;
    expect(cells(total)).toEqual(seen.deals[0]?.written.map(String));
    await fireEvent.click(second);
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(second);
    expect(document.querySelectorAll('.account')).toHaveLength(0);
  });

  it('says so while no deal is finished', () => {
    const fresh = newGame<'schieber'>({ variant: 'schieber', options: PLAIN, foreign: false });
    const onclose = show(view<'schieber'>(fresh, 0));
    const dialog = within(document.querySelector('dialog') as HTMLElement);
    expect(dialog.getByText('Noch kein Spiel fertig.')).toBeTruthy();
    expect(document.querySelector('table')).toBeNull();
    dialog.getByRole('button', { name: 'Schliessen', hidden: true }).click();
    expect(onclose).toHaveBeenCalledOnce();
  });
});
