/** The settlement and the end of a game. */
import { crew, crewFor, type Chair } from './people';

export const settle = {
  title: 'Abrechnung',
  item: 'Posten',
  writes: (side: 0 | 1, points: number): string =>
    side === 0 ? `Wir schreiben ${points}` : `Sie schreiben ${points}`,
  level: 'Gleich viel für beide',
  allTricks: (first: Chair, second: Chair): string =>
    `Alle neun Stiche für ${crewFor[first]} und ${crewFor[second]}.`,
  left: (target: number, own: number, other: number): string =>
    `Bis ${target} fehlen uns ${own}, den anderen ${other}.`,
  cut: 'Der Rest des Spiels zählt nicht mehr.',
  rest: (chair: Chair, points: number): string => `${crew[chair]}: Rest mit ${points}`,
  tricks: 'Stiche',
  weis: 'Weis',
  stoeck: 'Stöck',
  stoeckCards: (king: string, queen: string): string => `${king} und ${queen}`,
  match: 'Match',
  sum: 'Zusammen',
  factor: (factor: number): string => `mal Faktor ${factor}`,
  none: '–',
  by: (chair: Chair, text: string): string => `${crew[chair]}: ${text}`,
  next: 'Weiter',
  lobby: 'Lobby',
};

export const end = {
  won: 'Gewonnen!',
  lost: 'Verloren',
  wonText: 'Du und Alois habt die Partie gewonnen.',
  lostText: 'Toni und Hedwig haben die Partie gewonnen.',
  schneider: (side: 0 | 1): string =>
    side === 0
      ? 'Wir sind Schneider: weniger als die Hälfte.'
      : 'Sie sind Schneider: weniger als die Hälfte.',
  deals: (count: number): string => (count === 1 ? 'Nach einem Spiel' : `Nach ${count} Spielen`),
  again: 'Nochmals',
  lobby: 'Lobby',
};
