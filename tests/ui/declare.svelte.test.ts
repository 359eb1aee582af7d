import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import TrumpSheet from '../../src/lib/ui/declare/TrumpSheet.svelte';
import WeisChips from '../../src/lib/ui/table/WeisChips.svelte';
import { movesOf } from '../../src/lib/ui/table/moves';
import { must, ranking, table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA';
const names = (): (string | null)[] =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

function sheet(pack: 'german' | 'french' = 'german', pushed = false) {
  const open = table({ hands: pushed ? `| | ${HANDS}` : HANDS, forehand: pushed ? 2 : 0 });
  const moves = movesOf(view<'schieber'>(pushed ? must(open, 2, { type: 'push' }) : open, 0));
  const onchoose = vi.fn();
  const onpush = vi.fn();
  render(TrumpSheet, {
    pack,
    factors: STANDARD_FACTORS,
    role: 'Du bist Vorhand',
    contracts: moves.contracts,
    pushTo: moves.push ? 'Alois wählt' : null,
    onchoose,
    onpush,
    onadvice: null,
  });
  return { onchoose, onpush };
}

describe('the choice of trump', () => {
  it('offers six contracts and pushing, by their names', () => {
    sheet();
    expect(names()).toEqual(['Schellen', 'Rosen', 'Schilten', 'Eicheln', 'Obenabe', 'Undenufe', 'Schieben']);
  });

  it('names the suits of the French pack', () => {
    sheet('french');
    expect(names().slice(0, 4)).toEqual(['Ecken', 'Herz', 'Schaufel', 'Kreuz']);
  });

  it('tells the factor as the description', () => {
    sheet();
    const id = screen.getByRole('button', { name: 'Undenufe' }).getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe('mal 3');
  });

  it('hands over what is chosen', async () => {
    const { onchoose, onpush } = sheet();
    await fireEvent.click(screen.getByRole('button', { name: 'Schilten' }));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(ranking('S'));
    await fireEvent.click(screen.getByRole('button', { name: 'Schieben' }));
    expect(onpush).toHaveBeenCalledOnce();
  });

  it('offers no pushing to the partner of one who pushed', () => {
    sheet('german', true);
    expect(names()).not.toContain('Schieben');
    expect(names()).toHaveLength(6);
  });
});

describe('the Weis chips', () => {
  const chips = (concealed: readonly number[] = []) => {
    const { weise } = view<'schieber'>(table({ hands: HANDS, contract: 'C' }), 0);
    const ontoggle = vi.fn();
    render(WeisChips, { weise, pack: 'german', concealed, ontoggle });
    return ontoggle;
  };

  it('are all on at first, each with its worth and height', () => {
    chips();
    const shown = screen.getAllByRole('button');
    expect(shown.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    expect(names()).toEqual(['Dreiblatt Eicheln bis König, 20', 'Dreiblatt Rosen bis Banner, 20']);
  });

  it('can be concealed one by one', async () => {
    const ontoggle = chips([1]);
    const shown = screen.getAllByRole('button');
    expect(shown.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await fireEvent.click(shown[0] as HTMLElement);
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith(0);
  });
});
