import { render, screen, within } from '@testing-library/svelte';
import { expect, it, test, vi } from 'vitest';
import Note from '$lib/ui/analysis/Note.svelte';
import OpenCards from '$lib/ui/analysis/OpenCards.svelte';
import Overview from '$lib/ui/analysis/Overview.svelte';
import type { AnalysisProps, DecisionProps, Grade, ReportProps } from '$lib/ui/analysis/props';
import { because, marksOf, verdict } from '$lib/ui/analysis/words';
import type { OpinionProps } from '$lib/ui/advice/words';
import { card } from '../helpers/table';

type Reason = DecisionProps['advice']['reason'];
const opinion = (name: string, behind: number, error: number): OpinionProps => ({
  action: { type: 'play', card: card(name) },
  ...{ behind, error, points: null },
});
/** Rosen Ass is best; what was done is Rosen Neun. */
function decision(
  grade: Grade,
  behind: number,
  error: number,
  more: { unit?: 'points' | 'chance'; reason?: Reason; step?: number; open?: DecisionProps['open'] } = {},
): DecisionProps {
  const own = opinion('H9', behind, error);
  const opinions = behind === 0 ? [own, opinion('HA', 0, 0)] : [opinion('HA', 0, 0), own];
  const { unit = 'points', reason = 'boss', step = 3, open } = more;
  return {
    ...{ step, action: own.action, own, grade, weisHeld: false, open },
    advice: { unit, opinions, reason, weis: null, worlds: 240 },
  };
}
const report = (...decisions: DecisionProps[]): ReportProps => ({
  decisions,
  counted: decisions.filter(({ grade }) => grade !== 'even').length,
  quality: 71,
  lost: 6,
  worst: decisions.find(({ grade }) => grade === 'big') ?? null,
});
function analysis(more: Partial<AnalysisProps> = {}): AnalysisProps {
  const does = { analyse: vi.fn(), analyseAll: vi.fn(), lookOpen: vi.fn(), stop: vi.fn() };
  const game = { quality: 71, analysed: 1, deals: 2 };
  return { progress: null, failed: false, game, report: () => null, ...does, ...more };
}

test.each<[string, DecisionProps, string, boolean]>([
  ['the best', decision('good', 0, 0), 'Gut gespielt.', true],
  ['within the error', decision('good', 2, 2), 'Gut gespielt, Rosen Ass wäre etwa gleich gut.', false],
  [
    'far behind, and yet within the error',
    decision('good', 24.9, 13.3),
    'Gut gespielt. Rosen Ass wäre vielleicht besser (25 ±\u202f13), sicher ist das nicht.',
    false,
  ],
  ['a mistake', decision('small', 6.3, 2.1), 'Rosen Ass brächte im Schnitt 6 Punkte mehr (±\u202f2).', true],
  [
    'one point',
    decision('small', 1, 0.3),
    'Rosen Ass brächte im Schnitt 1.0 Punkte mehr (±\u202f0.3).',
    true,
  ],
  [
    'all deals looked at',
    decision('big', 44, 0),
    'Rosen Ass brächte im Schnitt 44 Punkte mehr (genau gerechnet).',
    true,
  ],
  [
    'near the target',
    decision('big', 8, 2, { unit: 'chance' }),
    'Mit Rosen Ass gewinnt ihr 8 von 100 Partien mehr (±\u202f2).',
    true,
  ],
  [
    'no reason but the figures',
    decision('small', 6, 2, { reason: 'best' }),
    'Rosen Ass brächte im Schnitt 6 Punkte mehr (±\u202f2).',
    false,
  ],
])('%s', (_, one, says, hasReason) => {
  expect(verdict(one, 'german')).toBe(says);
  expect(because(one) !== null).toBe(hasReason);
});

it('does not praise where whatever was done is the same', () => {
  const even = decision('even', 0, 0, { reason: 'same' });
  expect(verdict(even, 'german')).not.toMatch(/gut/i);
  expect(because(even)).toBeNull();
});

it('marks mistakes on the way through the deal, each by a word', () => {
  const all = [
    decision('good', 0, 0, { step: 2 }),
    decision('small', 6, 2),
    decision('big', 30, 4, { step: 9 }),
  ];
  expect(marksOf(report(...all))).toEqual([
    { step: 3, label: 'Fehler' },
    { step: 9, label: 'Grosser Fehler' },
  ]);
});

const note = { deal: 0, step: 3, others: false, pack: 'german' as const };
const calls = () => ({ onstep: vi.fn(), onoverview: vi.fn(), ondetails: vi.fn() });

it('says at a step what was better, and leads to the details and the overview', () => {
  const one = decision('big', 30, 4);
  const does = calls();
  render(Note, { ...note, ...does, analysis: analysis({ report: () => report(one) }) });
  screen.getByRole('button', { name: /Grosser Fehler.*Rosen Ass brächte im Schnitt 30 Punkte mehr/ }).click();
  expect(does.ondetails).toHaveBeenCalledWith(one);
  screen.getByRole('button', { name: 'Spielgüte 71 von 100' }).click();
  expect(does.onoverview).toHaveBeenCalled();
});

it('leads from where others act to the next own decision', () => {
  const does = calls();
  const later = decision('good', 0, 0, { step: 7 });
  render(Note, { ...note, ...does, others: true, analysis: analysis({ report: () => report(later) }) });
  screen.getByText('Das haben andere entschieden.');
  screen.getByRole('button', { name: 'Nächste Entscheidung' }).click();
  expect(does.onstep).toHaveBeenCalledWith(7);
});

it('shows how far the work is, and stops it', () => {
  const working = analysis({ progress: { what: 'judging', deal: 0, done: 2, of: 8 } });
  render(Note, { ...note, ...calls(), analysis: working });
  const bar = screen.getByRole('progressbar', { name: 'Analyse: Entscheidung 3 von 8' });
  expect(bar).toHaveProperty('value', 2);
  screen.getByRole('button', { name: 'Abbrechen' }).click();
  expect(working.stop).toHaveBeenCalled();
});

it('says that it has failed, and tries again', () => {
  const failed = analysis({ failed: true });
  render(Note, { ...note, ...calls(), analysis: failed });
  screen.getByText(/stecken geblieben/);
  screen.getByRole('button', { name: 'Nochmals' }).click();
  expect(failed.analyse).toHaveBeenCalledWith(0);
});

it('lists the own decisions and jumps to the worst; open cards stay apart until they are wanted', () => {
  const steps = Array.from({ length: 12 }, (_, cards) => ({ kind: 'play' as const, cards }));
  const one = report(decision('good', 0, 0, { step: 2 }), decision('big', 30, 4, { step: 9 }));
  const onstep = vi.fn();
  const state = analysis({ report: () => one });
  render(Overview, {
    analysis: state,
    report: one,
    deal: 0,
    steps,
    pack: 'german',
    onstep,
    onclose: vi.fn(),
  });
  const rows = within(screen.getByRole('list', { hidden: true })).getAllByRole('button', { hidden: true });
  expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Gut: 1. Stich Rosen Neun$/),
    expect.stringMatching(/^!! ?Grosser Fehler: 3. Stich Rosen Neun −30 ?kostet 30 Punkte$/),
  ]);
  screen.getByRole('button', { name: 'Zum teuersten Fehler', hidden: true }).click();
  expect(onstep).toHaveBeenCalledWith(9);
  expect(state.lookOpen).not.toHaveBeenCalled();
});

it('tells luck from playing well: a good card may cost points with all cards open', () => {
  const steps = Array.from({ length: 4 }, (_, cards) => ({ kind: 'play' as const, cards }));
  const bad = decision('good', 0, 0, { open: { behind: 12, best: [{ type: 'play', card: card('HA') }] } });
  const fine = decision('small', 6, 2, { step: 1, open: { behind: 0, best: [] } });
  const hard = decision('good', 0, 0, { step: 2, open: null });
  render(OpenCards, {
    analysis: analysis(),
    report: report(bad, fine, hard),
    deal: 0,
    steps,
    pack: 'german',
  });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
  expect(said[0]).toMatch(/besser: Rosen Ass .*kostet 12 Punkte/);
  expect(said[1]).toMatch(/am besten/);
  expect(said[2]).toMatch(/zu viel zu rechnen/);
});
