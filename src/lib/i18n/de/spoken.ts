/** What the live region says. */
import { crew, type Chair } from './people';

export const spoken = {
  plays: (chair: Chair, card: string): string =>
    chair === 0 ? `Du spielst ${card}` : `${crew[chair]}: ${card}`,
  chose: (chair: Chair, contract: string, factor: number): string =>
    `${crew[chair]}${chair === 0 ? ' wählst' : ' wählt'} ${contract}, mal ${factor}`,
  pushed: (chair: Chair): string => (chair === 0 ? 'Du schiebst' : `${crew[chair]} schiebt`),
  weis: (chair: Chair, text: string): string =>
    chair === 0 ? `Du weist ${text}` : `${crew[chair]} weist ${text}`,
  deal: (number: number, chair: Chair): string =>
    `Spiel ${number}, Vorhand: ${chair === 0 ? 'du' : crew[chair]}`,
  ownWeis: (text: string): string => `Dein Weis, wird angesagt: ${text}`,
  written: (own: number, other: number): string => `Wir schreiben ${own}, sie ${other}`,
  score: (own: number, other: number): string => `Stand: wir ${own}, sie ${other}`,
};
