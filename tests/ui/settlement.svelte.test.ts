import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import Account from '../../src/lib/ui/dialog/Account.svelte';
import { figures } from '../../src/lib/ui/dialog/settlement';
import { endVerdict, verdictOf } from '../../src/lib/ui/dialog/verdict';
import type { TableView } from '../../src/lib/ui/table/read';
import { playOn, plays, table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const OPTIONS = { target: 2500, factors: STANDARD_FACTORS };

/** Trump Eicheln ×2: oneself has 40 of Weis and the Stöck, the partner another 20. */
const deal = (seat: number): TableView => {
  const game = table({ hands: HANDS, forehand: 0, board: [100, 200], options: OPTIONS, contract: 'C' });
  return view<'schieber'>(playOn(plays(game, 'H10(all) H7(all) HA(all) HJ(all)')), seat);
};
const scoreOf = (seen: TableView) => {
  const score = seen.deals.at(-1);
  if (!score) throw new Error('no deal is finished');
  return score;
};

describe('the figures of a settlement', () => {
  it('add up to what was written, per side', () => {
    const seen = deal(0);
    const sums = figures(seen, scoreOf(seen));
    expect(sums.factor).toBe(2);
    expect(sums.tricks[0] + sums.tricks[1]).toBe(157);
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
    expect(other?.board).toEqual([own?.board[1], own?.board[0]]);
  });

  it('leave out what did not count when a Weis ends the game', () => {
    const game = table({ hands: HANDS, forehand: 0, board: [2400, 200], options: OPTIONS, contract: 'C' });
    const seen = view<'schieber'>(plays(game, 'H10(all) H7(all) HA(all) HJ(all)'), 0);
    expect(seen.phase).toBe('over');
    expect(seen.end?.by).toBe('weis');
    const sums = figures(seen, scoreOf(seen));
    expect(sums.tricks).toEqual([0, 0]);
    expect(sums.written).toEqual([120, 0]);
    const verdict = verdictOf(seen, scoreOf(seen), sums);
    expect(verdict.title).toBe('Wir bedanken uns');
    expect(verdict.texts[0]).toContain('mit dem Weis');
  });
});

describe('the settlement on the screen', () => {
  it('lists tricks, Weis, Stöck, sum and factor', () => {
    const seen = deal(0);
    render(Account, { view: seen, score: scoreOf(seen), pack: 'german' });
    const row = (name: RegExp): string[] =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim() ?? '');
    const sums = figures(seen, scoreOf(seen));
    expect(row(/^Stiche/)).toEqual([String(sums.tricks[0]), String(sums.tricks[1])]);
    expect(row(/^Weis/)).toEqual(['60', '–']);
    expect(row(/^Stöck/)).toEqual(['20', '–']);
    expect(row(/^mal Faktor 2/)).toEqual([String(sums.written[0]), String(sums.written[1])]);
    expect(screen.getByText(/Alois: Dreiblatt bis Under, 20/)).toBeTruthy();
  });
});

describe('the end of a game', () => {
  const finished = (board: readonly [number, number]): TableView => {
    const game = table({ hands: HANDS, forehand: 0, board, options: OPTIONS, contract: 'C' });
    return view<'schieber'>(plays(game, 'H10(all) H7(all) HA(all) HJ(all)'), 0);
  };

  it('names the winners, and Schneider below half the target', () => {
    const verdict = endVerdict(finished([2400, 1249]));
    expect(verdict.title).toBe('Gewonnen!');
    expect(verdict.texts.join(' ')).toContain('Schneider');
  });

  it('does not call half the target Schneider', () => {
    expect(endVerdict(finished([2400, 1250])).texts.join(' ')).not.toContain('Schneider');
  });
});
