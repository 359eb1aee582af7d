/** Going through a game again. Only its page loads it. */
import { crew, type Chair } from './people';

export const replay = {
  loading: 'Die Partie wird hervorgeholt',
  missing: 'Diese Partie gibt es hier nicht mehr.',
  failed: 'Diese Partie lässt sich nicht lesen. Was nicht zu lesen ist, lässt sich auch nicht nachspielen.',
  empty: 'In dieser Partie ist noch kein Spiel fertig. Nachspielen lässt sich erst, was fertig ist.',
  toLobby: 'Zur Lobby',

  chooseDeal: 'Welches Spiel',
  /** In the list of deals: the one that stays closed. */
  running: (number: number): string => `Spiel ${number} läuft noch`,
  all: 'Alle Karten',
  cardsOf: (chair: Chair): string => (chair === 0 ? 'Deine Karten' : `Karten von ${crew[chair]}`),
  noneLeft: 'keine mehr',
  facts: 'Stand',
  noContract: 'Noch kein Trumpf',
  youChoose: 'Du wählst Trumpf',
  points: 'Punkte',
  board: 'Tafel',
  /** Own side first. */
  pair: (own: number, other: number): string => `${own}\u2009:\u2009${other}`,
  pairSpoken: (own: number, other: number): string => `wir ${own}, sie ${other}`,

  first: 'Zum Anfang des Spiels',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende des Spiels',
  position: 'Stelle im Spiel',
  controls: 'Schritte',

  card: (number: number): string => `${number}. Karte`,
  /** Steps that are no card. */
  steps: {
    deal: 'Verteilt',
    push: 'Geschoben',
    declare: 'Trumpf gewählt',
    weis: 'Weis verglichen',
    stoeck: 'Stöck gezeigt',
    claim: 'Rest beansprucht',
    settlement: 'Abrechnung',
  },
  plays: (chair: Chair, card: string): string =>
    chair === 0 ? `Du spielst ${card}` : `${crew[chair]} spielt ${card}`,
  claims: (chair: Chair): string =>
    chair === 0 ? 'Du sagst «Rest gehört mir»' : `${crew[chair]} sagt «Rest gehört mir»`,
  unfinished: 'Hier wurde die Partie aufgegeben.',
  settlement: 'Abrechnung',
};
