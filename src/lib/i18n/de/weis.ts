/** Weise. */
import type { WeisReason } from '../../engine/types';
import { list } from './formats';

const RUNS = ['Dreiblatt', 'Vierblatt', 'Fünfblatt', 'Sechsblatt', 'Siebenblatt', 'Achtblatt', 'Neunblatt'];

export const weis = {
  run: (length: number): string => RUNS[length - 3] ?? `${length} Karten`,
  four: (ranks: string): string => `Vier ${ranks}`,
  fourUnknown: 'Vier Gleiche',
  upTo: (rank: string): string => `bis ${rank}`,
  worth: (name: string, points: number): string => `${name} · ${points}`,
  spoken: (names: readonly string[]): string => list(names),
  concealed: 'bleibt verdeckt',
  announced: 'wird angesagt',
  shown: 'Gewiesen',
  writes: (side: 0 | 1, points: number, factor: number): string =>
    `${side === 0 ? 'Wir' : 'Sie'} schreiben ${factor === 1 ? points : `${points * factor} (${points} × ${factor})`}`,
  reasons: {
    value: 'höherer Wert',
    length: 'mehr Karten',
    height: 'höhere Karte',
    trump: 'Trumpf entscheidet',
    seat: 'Vorhand zuerst',
  } satisfies Record<WeisReason, string>,
  against: (own: string, other: string): string => `bis ${own} schlägt bis ${other}`,
  hide: 'Weis ausblenden',
};
