import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import Seat from '../../src/lib/ui/table/Seat.svelte';
import WeisPanel from '../../src/lib/ui/table/WeisPanel.svelte';
import { plays, table } from '../helpers/table';

// Toni leads and has a Dreiblatt to the eight; Alois has one to the ace, which is more.
const HANDS =
  'HA HK C6 C8 S9 SJ D6 D8 D10 | S6 S7 S8 H6 H7 C7 C10 D7 D9 | CQ CK CA H9 H10 S10 SQ DJ DK | HQ H8 HJ C9 CJ SK SA DQ DA';
const open = () => table({ hands: HANDS, forehand: 1, contract: 'H' });
const see = (moves: string) => view<'schieber'>(plays(open(), moves), 0);

describe('Weise at the table', () => {
  it('stand unbroken in the bubble of whoever announces them', () => {
    render(Seat, { view: see('H6(all)'), chair: 1, pack: 'german', raised: false });
    expect(document.querySelector('.saying')?.textContent).toBe('Dreiblatt\u00a0·\u00a020');
  });

  it('are shown with what counts before what does not', () => {
    render(WeisPanel, { view: see('H6(all) H9(all) HQ HA'), pack: 'german', onhide: () => undefined });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['Alois', 'Toni']);
    expect(rows.map((row) => row.classList.contains('void'))).toEqual([false, true]);
  });
});
