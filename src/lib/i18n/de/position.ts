/** "Stellung kopieren" in the menu, and the page that opens one again. */
import { crew, type Chair } from './people';

/** The entry in the menu of the table. */
export const copying = {
  title: 'Stellung kopieren',
  help: 'was du jetzt siehst, als Text zum Weitergeben',
  notNow: 'sobald die Karten verteilt sind',
  copied: 'Kopiert. Füg den Text in eine Nachricht ein.',
  refused: 'Der Browser kopiert nicht selbst. Der Text ist markiert: kopier ihn von Hand.',
  text: 'Stellung als Text',
};

export const position = {
  title: 'Stellung öffnen',
  intro:
    'Am Tisch kopierst du im Menü eine Stellung. Hier wird aus dem Text wieder der Tisch, wie er in dem Moment zu sehen war.',
  paste: 'Text der Stellung',
  pasteHelp: 'Der ganze Text, von «Salonjass-Stellung» bis und mit der Zeile «Ende».',
  open: 'Stellung öffnen',
  another: 'Andere Stellung öffnen',
  empty: 'Füg zuerst den Text einer Stellung ein.',
  table: 'Die Stellung',
  where: (deal: number, trick: number | null): string =>
    trick === null ? `Spiel ${deal}, vor dem ersten Stich` : `Spiel ${deal}, ${trick}. Stich`,
  turn: (chair: Chair): string => (chair === 0 ? 'Du bist dran' : `${crew[chair]} ist dran`),
  chooses: (chair: Chair): string => (chair === 0 ? 'Du wählst Trumpf' : `${crew[chair]} wählt Trumpf`),
  trump: 'Trumpf',
  chosen: (chair: Chair, pushed: boolean): string =>
    `gewählt von ${chair === 0 ? 'dir' : crew[chair]}${pushed ? ', nach dem Schieben' : ''}`,
  noContract: 'noch nicht gewählt',
  afterPush: 'geschoben, noch nicht gewählt',
  board: 'Tafel',
  points: 'Punkte in diesem Spiel',
  score: (own: number, other: number): string => `Wir ${own}, Sie ${other}`,
  told: 'Was bisher war',
  ask: 'Was würde der Computer tun?',
  thinking: 'Der Steuermann überlegt',
  failed: 'Der Computer antwortet gerade nicht. Versuch es noch einmal.',
  notYours: (chair: Chair): string =>
    `${crew[chair]} ist dran. Der Computer rät nur zu dem Platz, dessen Karten er sieht: zu deinem.`,
  plays: 'So hätte jede Stufe gespielt',
  withWeis: 'und weist alles',
  withoutWeis: 'und verschweigt den Weis',
  claim: 'Rest gehört mir',

  faults: {
    none: 'Das ist keine Stellung. Sie beginnt mit der Zeile «Salonjass-Stellung».',
    newer: 'Diese Stellung stammt von einer neueren Fassung. Lade zuerst die App neu.',
    cut: 'Hier fehlt ein Teil. Kopier den Text noch einmal ganz, bis und mit der Zeile «Ende».',
    changed: 'An diesem Text wurde etwas geändert, seit er kopiert wurde.',
    count: 'Deine Hand und deine gespielten Karten geben zusammen nicht neun.',
    impossible: 'Zu dieser Stellung kann es nach den Regeln nicht kommen.',
    line: (line: string): string => `Diese Zeile gehört in keine Stellung: «${line}»`,
    contradiction: (line: string): string => `Diese Zeile passt nicht zu den anderen: «${line}»`,
    order: (trick: number): string => `Im ${trick}. Stich stimmt die Reihenfolge nicht.`,
    twice: (card: string): string => `${card} kommt zweimal vor.`,
  },
};
