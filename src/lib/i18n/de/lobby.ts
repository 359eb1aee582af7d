/** The lobby and the list of games. */
import { clock, day, dayInYear } from './formats';

/** Midnight at the start of the day, `back` days earlier. */
const dayOf = (date: Date, back = 0): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() - back).getTime();

/** "heute 14:05", "gestern", "12. November"; both in milliseconds since 1970. */
function when(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (dayOf(then) === dayOf(today)) return `heute ${clock(then)}`;
  if (dayOf(then) === dayOf(today, 1)) return 'gestern';
  return then.getFullYear() === today.getFullYear() ? dayInYear(then) : day(then);
}

export const lobby = {
  label: 'Lobby',
  newGame: 'Neue Partie',
  resume: 'Weiterspielen',
  settings: 'Einstellungen',
  about: 'Über',
  games: 'Meine Partien',
  /** In a row of four words. */
  gamesShort: 'Partien',
  when,
  open: 'Offen',
  over: 'Zu Ende',
  results: { won: 'gewonnen', lost: 'verloren', givenUp: 'aufgegeben' },
  withUndo: 'mit Rücknahme',
  game: (target: number | null): string => (target === null ? 'Schieber' : `Schieber bis ${target}`),
  deal: (number: number): string => `Spiel ${number}`,
  deals: (number: number): string => (number === 1 ? '1 Spiel' : `${number} Spiele`),
  score: (own: number, other: number): string => `Wir ${own} · Sie ${other}`,
  fair: 'Fair gemischt',
  fairGame: (score: string): string => `Fair gemischt: ${score}`,
  giveUp: 'Aufgeben',
  giveUpGame: (score: string): string => `Aufgeben: ${score}`,
  giveUpSure:
    'Wirklich aufgeben? Die Partie ist dann zu Ende und zählt als verloren. Sie bleibt in der Liste.',
  goOn: 'Nicht aufgeben',
  givenUp: 'Aufgegeben. Die Partie steht jetzt bei den beendeten.',
  remove: 'Löschen',
  removeGame: (score: string): string => `Löschen: ${score}`,
  removeSure: 'Wirklich löschen? Die Partie ist dann weg und lässt sich nicht zurückholen.',
  keep: 'Behalten',
  removed: 'Gelöscht.',
  stuck:
    'Das hat nicht geklappt, vielleicht ist die Partie in einem anderen Fenster offen. Es ist noch alles, wie es war.',
  none: 'Das Schiff legt gerade an. Hier stehen später deine Partien: zum Weiterspielen oder zum Nachlesen.',
  loading: 'Einen Moment',
  failed: 'Deine Partien lassen sich hier nicht lesen. Neue Partien gehen trotzdem.',
  update: 'Neue Version bereit',
  updateNow: 'Jetzt laden',
  whoAreYou: 'Wie heisst du?',
  rather: 'Lieber nicht',
};
