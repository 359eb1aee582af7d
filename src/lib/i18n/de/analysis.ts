/** Going through the own decisions of a deal. Comes with the part that says it. */
import { decimal } from './formats';

type Unit = 'points' | 'chance';
type Grade = 'even' | 'good' | 'small' | 'big';

/** Whole numbers, but not where little is left of them. */
const amount = (value: number): string => (value < 2 ? decimal(value) : String(Math.round(value)));
const points = (value: number): string => `${amount(value)} Punkte`;
/** The standard error; none where every deal was looked at. */
const margin = (error: number): string => (error > 0 ? ` (±\u202f${amount(error)})` : ' (genau gerechnet)');

const grades: Readonly<Record<Grade, string>> = {
  even: 'Egal',
  good: 'Gut',
  small: 'Fehler',
  big: 'Grosser Fehler',
};

export const analysis = {
  title: 'Analyse',
  ofDeal: (deal: string): string => `Analyse: ${deal}`,
  start: 'Dieses Spiel analysieren',
  intro: 'Der Steuermann prüft jede deiner Entscheidungen: nur mit dem, was du wissen konntest.',
  judging: (done: number, of: number): string => `Analyse: Entscheidung ${done} von ${of}`,
  opening: (done: number, of: number): string => `Offene Karten: ${done} von ${of}`,
  inDeal: (deal: number): string => `Spiel ${deal}, `,
  cancel: 'Abbrechen',
  failed: 'Die Analyse ist stecken geblieben. Ohne Rechenhelfer geht es nicht.',
  retry: 'Nochmals',

  grades,
  quality: 'Spielgüte',
  /** 0 to 100; null where there was nothing to choose. */
  qualitySpoken: (value: number | null): string =>
    value === null ? 'Spielgüte: nichts zu wählen' : `Spielgüte ${value} von 100`,
  noChoice: 'Hier hattest du keine Wahl.',
  othersTurn: 'Das haben andere entschieden.',
  summary: (lost: number, mistakes: number, decisions: number): string =>
    decisions === 0
      ? 'In diesem Spiel konntest du nichts verschenken.'
      : mistakes === 0
        ? `Kein Fehler in ${decisions} Entscheidungen.`
        : `${mistakes} Fehler in ${decisions} Entscheidungen. Verschenkt: ${points(lost)}.`,
  worst: 'Zum teuersten Fehler',
  next: 'Nächste Entscheidung',
  own: 'Deine Entscheidungen',
  trump: 'Trumpf',
  details: 'Genauer ansehen',
  compare: 'Alles vergleichen',
  you: (what: string): string => `Du: ${what}`,

  best: 'Gut gespielt.',
  /** Another would be the first choice, but nobody can tell. */
  asGood: (what: string): string => `Gut gespielt, ${what} wäre etwa gleich gut.`,
  /** Ahead, but within two standard errors. */
  perhaps: (what: string, behind: number, error: number, unit: Unit): string =>
    `Gut gespielt. ${what} wäre vielleicht besser (${amount(behind)}${unit === 'chance' ? '\u202f%' : ''} ±\u202f${amount(error)}), sicher ist das nicht.`,
  better: (what: string, behind: number, error: number, unit: Unit): string =>
    unit === 'points'
      ? `${what} brächte im Schnitt ${points(behind)} mehr${margin(error)}.`
      : `Mit ${what} gewinnt ihr ${amount(behind)} von 100 Partien mehr${margin(error)}.`,
  /** On the list. */
  cost: (behind: number, unit: Unit): string => `−${amount(behind)}${unit === 'chance' ? '\u202f%' : ''}`,
  costSpoken: (behind: number, unit: Unit): string =>
    unit === 'points' ? `kostet ${points(behind)}` : `kostet ${amount(behind)} von 100 Partien`,
  weisHeld: 'Deinen Weis hast du verschwiegen; er hätte noch zählen können.',

  game: 'Ganze Partie',
  gameQuality: (quality: number | null, analysed: number, deals: number): string =>
    `Spielgüte ${quality ?? '–'}, ${analysed} von ${deals} ${deals === 1 ? 'Spiel' : 'Spielen'} analysiert`,
  analyseAll: 'Ganze Partie analysieren',

  open: 'Mit offenen Karten',
  openMeaning:
    'Was jede Karte gebracht hätte, wenn alle alle Karten gesehen und danach fehlerlos gespielt hätten. Das konntest du nicht wissen: es zeigt Glück und Pech, nicht wie gut du spielst, und zählt nicht zur Spielgüte.',
  lookOpen: 'Ausrechnen',
  openBest: 'am besten',
  openBetter: (what: string): string => `besser: ${what}`,
  openTooMuch: 'zu viel zu rechnen',
  or: (names: readonly string[]): string => names.slice(0, 2).join(' oder '),

  meaningTitle: 'Was die Zahlen heissen',
  meaning: [
    'Geprüft wird, was du damals sehen konntest: der Steuermann denkt sich Hunderte von Verteilungen aus, die dazu passen, und spielt jede Möglichkeit darin durch.',
    'Punkte sind geschriebene Punkte Unterschied zwischen euch und den anderen. ± sagt, wie genau das ist. Ein Fehler ist nur, was mehr als doppelt so viel kostet; alles andere gilt als gleich gut.',
    'Spielgüte 100: nichts verschenkt. 50: im Schnitt 15 Punkte mit jeder Entscheidung, bei der es auf etwas ankam.',
  ],
};
