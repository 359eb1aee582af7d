/** "Rat" and what is said about decisions. Comes with the part that says it. */
import { decimal } from './formats';

type Unit = 'points' | 'chance';

/** Why something is best, each certain from what the seat can see (ai/advice/types.ts says when). */
const reasons = {
  best: 'Bringt im Schnitt am meisten.',
  only: 'Du hast keine Wahl.',
  stoeck: 'Zeig die Stöck: damit seid ihr am Ziel.',
  claim: 'Der Rest gehört euch, du kannst ihn ansagen.',
  same: 'Es kommt nicht darauf an, alle Karten bringen gleich viel.',
  boss: 'Bock: diese Karte sticht kein Gegner mehr.',
  drawTrump: 'Trumpf ziehen: die Gegner können noch Trümpfe haben.',
  partnerTrump: 'Dein Partner hat Trumpf gewählt: spiel ihm Trumpf.',
  highest: 'Die stärkste Karte dieser Farbe, nur ein Trumpf sticht sie noch.',
  partnerHolds: 'Dein Partner hat die stärkste Karte dieser Farbe.',
  partnerRuffs: 'Dein Partner hat diese Farbe nicht mehr und kann noch Trumpf haben.',
  partnerSuit: 'Diese Farbe hat dein Partner ausgespielt.',
  lowLead: 'Eine leere Karte: sie kostet keine Punkte.',
  feed: 'Der Stich gehört deinem Partner: schmieren.',
  save: 'Der Stich gehört deinem Partner: die bessere Karte behältst du.',
  overtake: 'Der Stich ist ohnehin euer: du übernimmst ihn und spielst aus.',
  trumpIn: 'Stechen: der Stich ist euch sicher.',
  takeLast: 'Du spielst zuletzt und holst den Stich.',
  take: 'Damit ist euch der Stich sicher.',
  over: 'Du gehst drüber; sicher ist der Stich noch nicht.',
  leavePartner: 'Der Stich liegt beim Partner: du übernimmst ihn nicht.',
  keepTrump: 'Du könntest stechen, sparst aber den Trumpf.',
  duck: 'Du lässt den Stich und behältst die bessere Karte.',
  discard: 'Abwerfen: angeben kannst du nicht, und das kostet am wenigsten Punkte.',
  cheapest: 'Du kannst nicht drüber: gib am wenigsten Punkte.',
  strongTrump: 'Lang in dieser Farbe, mit Buur oder Nell.',
  longTrump: 'Sehr viele Trümpfe.',
  manyAces: 'Drei Ass oder mehr.',
  manySixes: 'Drei Sechser oder mehr.',
  bosses: 'Mindestens vier Karten, die in ihrer Farbe niemand schlägt.',
  leastBad: 'Du musst wählen: das kleinste Übel.',
  push: 'Keine Wahl bringt dir so viel wie das, was dein Partner im Schnitt findet.',
  close: 'Es ist knapp, anderes bringt etwa gleich viel.',
};

export const advice = {
  title: 'Rat',
  reasons,
  /** In front of what is best. */
  best: 'Am besten',
  thinking: 'Der Steuermann überlegt',
  failed: 'Im Moment weiss niemand Rat. Ohne Rechenhelfer geht es nicht.',
  notNow: 'Rat gibt es, wenn du an der Reihe bist und wählen kannst.',
  take: 'So spielen',
  push: 'Schieben',
  stoeck: 'Stöck zeigen',
  weisShow: 'Den Weis zeigen.',
  weisBeaten: 'Den Weis nicht zeigen: er zählt nicht mehr und verrät nur deine Karten.',
  compare: 'Alles vergleichen',
  /** Beside what was done. */
  own: 'du',
  behind: (unit: Unit): string => (unit === 'points' ? 'weniger' : 'Gewinn'),
  points: 'Punkte',
  /** How far behind the best one, with its standard error. */
  less: (behind: number, error: number, unit: Unit): string =>
    behind === 0
      ? 'am besten'
      : behind <= 2 * error
        ? 'etwa gleich'
        : `−${decimal(behind)}${unit === 'chance' ? '\u202f%' : ''}`,
  margin: (error: number): string => `±\u202f${decimal(error)}`,
  /** What the figures mean. */
  meaning: (unit: Unit, worlds: number, withPoints: boolean): string =>
    (unit === 'points'
      ? `Geschriebene Punkte Unterschied zwischen euch und den anderen, im Schnitt über ${worlds} mögliche Verteilungen der Karten.`
      : `So viel seltener gewinnt ihr die Partie, im Schnitt über ${worlds} mögliche Verteilungen der Karten.`) +
    (withPoints ? ' Punkte: was ihr in diesem Spiel ohne Faktor etwa macht.' : ''),
};
