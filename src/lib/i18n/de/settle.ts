/** The settlement, the Bilanz and the sheet at the end of a game: loaded with them (ui/table/later.svelte.ts). */
import { crew, type Chair } from './people';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
/** "Gezählt sind die ersten drei Stiche"; the first alone is singular. */
const counted = (tricks: number): string =>
  tricks === 1
    ? 'Gezählt ist der erste Stich'
    : `Gezählt sind die ersten ${NUMBERS[tricks] ?? tricks} Stiche`;

export const settle = {
  title: 'Abrechnung',
  item: 'Posten',
  both: (own: number, other: number): string => `Wir ${own}, sie ${other}`,
  writes: (side: 0 | 1, points: number): string =>
    side === 0 ? `Wir schreiben ${points}` : `Sie schreiben ${points}`,
  level: 'Gleich viel für beide',
  left: (target: number, own: number, other: number): string =>
    `Bis\u00a0${target} fehlen uns\u00a0${own}, den anderen\u00a0${other}.`,
  dealsLeft: (count: number): string => (count === 1 ? 'Noch ein Spiel.' : `Noch ${count} Spiele.`),
  /** `through`: "mit dem Weis". */
  reached: (side: 0 | 1, through: string, points: number): string =>
    `${side === 0 ? 'Wir sind' : 'Sie sind'} ${through} auf ${points}.`,
  /** What of the last deal still counted. */
  cut: {
    stoeck: (tricks: number, open: boolean): string => {
      const lost = open ? 'Der laufende Stich und der Rest zählen' : 'Der Rest zählt';
      return `${tricks === 0 ? '' : `${counted(tricks)}. `}${lost} für niemanden.`;
    },
    weis: (points: number): string =>
      `Der Weis gilt vor dem Stich: der erste Stich mit ${points} und der Rest zählen für niemanden.`,
    trick: (tricks: number): string => `${counted(tricks)}, der Rest zählt für niemanden.`,
    nothing: 'Alle Stiche sind gezählt.',
  },
  rest: (chair: Chair, tricks: number, points: number): string =>
    `${chair === 0 ? 'Dir gehört' : `${crew[chair]} gehört`} der Rest: ` +
    `${tricks === 1 ? 'ein Stich' : `${NUMBERS[tricks] ?? tricks} Stiche`} mit ${points}.`,
  tricks: 'Stiche',
  trickCount: (own: number, other: number): string => `wir ${own}, sie ${other}`,
  lastTrick: (chair: Chair): string => `davon 5 für den letzten Stich (${crew[chair]})`,
  weis: 'Weis',
  better: (side: 0 | 1, reason: string): string =>
    `${side === 0 ? 'Wir haben' : 'Sie haben'} den besseren: ${reason}`,
  stoeck: 'Stöck',
  match: 'Match',
  sum: 'Zusammen',
  factor: (factor: number): string => `Geschrieben, mal\u00a0${factor}`,
  none: '–',
  owner: (chair: Chair): string => `${crew[chair]}:`,
  next: 'Weiter',
  bilanz: 'Bilanz',
  /** Judging the own decisions of the deal. */
  analysis: 'Analyse',

  allOfThem: 'Alle Stiche',
  number: 'Stich',
  /** In the list of tricks: the rest a claim brought, and the 5. */
  restOf: (chair: Chair): string => `Rest: ${crew[chair]}`,
  five: (chair: Chair): string => `Letzter Stich: ${crew[chair]}`,
  leads: 'spielt aus',
  wins: 'Stich',
  legend: '▸ spielt aus, ★ macht den Stich',
};

export const bilanz = {
  title: 'Bilanz',
  caption: 'Alle Spiele dieser Partie',
  empty: 'Noch kein Spiel fertig.',
  number: 'Nr.',
  deal: 'Spiel',
  written: 'Geschrieben',
  standing: 'Stand',
  running: 'läuft',
  total: 'Zusammen',
  missing: (target: number): string => `Es fehlen bis ${target}`,
  pushed: ' nach Schieben',
  /** Small marks beside a deal, and what they stand for. */
  marks: { match: 'M', weis: 'W', stoeck: 'St', thanks: 'B' },
  markWords: { match: 'Match', weis: 'Weis', stoeck: 'Stöck', thanks: 'Bedanken' },
};

export const endSheet = {
  won: 'Gewonnen!',
  lost: 'Verloren',
  schneider: (side: 0 | 1): string =>
    side === 0
      ? 'Wir sind Schneider: weniger als die Hälfte.'
      : 'Sie sind Schneider: weniger als die Hälfte.',
  givenUp: 'Aufgegeben',
  givenUpText: 'Du hast die Partie aufgegeben. Toni und Hedwig gewinnen, ganz gleich, wie es steht.',
  withUndo: 'Mit Rücknahme',
  deals: (count: number): string => {
    if (count === 0) return 'Kein Spiel fertig';
    return count === 1 ? 'Nach einem Spiel' : `Nach ${count} Spielen`;
  },
  again: 'Nochmals',
  otherwise: 'Mit anderen Optionen',
  otherwiseShort: 'Optionen',
  bilanz: 'Bilanz',
  fair: 'Fair gemischt: nachprüfen',
  fairShort: 'Nachprüfen',
  ways: 'Wie weiter',
  lobby: 'Lobby',
};
