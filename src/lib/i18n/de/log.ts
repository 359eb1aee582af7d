/** "Spielverlauf": what has happened in a game, line by line. */
import { crew, type Chair } from './people';

export const log = {
  empty: 'Noch nichts geschehen. Sobald die Karten verteilt sind, steht hier jeder Stich.',
  /** Why forehand is who he is in the first deal. */
  roseSeven: (card: string): string => `, wegen der ${card}`,
  opening: (dealer: Chair, forehand: Chair): string =>
    `${dealer === 0 ? 'Du gibst' : `${crew[dealer]} gibt`}, ` +
    `${forehand === 0 ? 'du bist' : `${crew[forehand]} ist`} Vorhand`,
  /** After the name. */
  pushes: (chair: Chair): string => (chair === 0 ? 'schiebst' : 'schiebt'),
  announces: (weis: string): string => `weist ${weis}`,
  stoeck: (chair: Chair): string => (chair === 0 ? 'zeigst Stöck' : 'zeigt Stöck'),
  claims: (words: string): string => `«${words}»`,
  /** After "Wir" or "Sie". */
  writesWeis: (reason: string | null): string =>
    reason === null ? 'schreiben den Weis' : `schreiben den Weis: ${reason}`,
  match: 'machen alle Stiche: Match',
  thanks: (side: 0 | 1, through: string): string => `bedanken ${side === 0 ? 'uns' : 'sich'} ${through}`,

  /** What is written: "2 × 20". */
  product: (factor: number, points: number): string =>
    factor === 1 ? String(points) : `${factor}\u2009×\u2009${points}`,
  number: (trick: number): string => `${trick}.`,
  trick: 'Stich',
  takenBack: (decisions: readonly string[]): string => `Zurückgenommen: ${decisions.join(', ')}`,
  takeBacks: (count: number): string =>
    count === 1 ? 'In dieser Partie einmal zurückgenommen' : `In dieser Partie ${count}-mal zurückgenommen`,
  written: (own: number, other: number): string => `Wir ${own}, sie ${other}`,
  withMatch: (written: string): string => `${written} · Match`,
  past: (contract: string, by: string): string => `${contract}, ${by}`,
  notCounted: 'zählt nicht',
};
