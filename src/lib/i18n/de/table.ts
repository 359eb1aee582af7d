/** The table while a deal is played. */
import { crew, crewFor, type Chair } from './people';

export const table = {
  label: 'Tisch',
  hand: 'Deine Hand',
  menu: 'Menü',
  tone: 'Ton',
  log: 'Spielverlauf',
  undo: 'Zurück',
  undoLong: 'Letzten Entscheid zurücknehmen',
  undone: 'Zurückgenommen',
  collect: 'Wegräumen',
  noTrick: 'In diesem Spiel ist noch kein Stich fertig.',
  call: 'Du bist dran!',
  notLoaded: 'Das liess sich nicht laden. Versuch es noch einmal.',
  toLobby: 'Zur Lobby',
  slate: (own: number, other: number, target: number | null): string =>
    `Jasstafel: wir ${own}, sie ${other}${target === null ? '' : `, Ziel ${target}`}`,
  slateOpen: 'Bilanz öffnen',
  slateLeft: (points: number): string => (points > 0 ? `noch ${points}` : 'am Ziel'),
  upTo: (target: number): string => `bis ${target}`,
  deal: (number: number): string => `Spiel ${number}`,
  trick: (number: number): string => `${number}. Stich`,
  chosenBy: (chair: Chair, pushed: boolean): string =>
    pushed ? `${crew[chair]} nach Schieben` : crew[chair],
  seat: (chair: Chair, cards: number): string =>
    `${crew[chair]}, ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  seatOut: (chair: Chair): string => `${crew[chair]}, setzt aus`,
  sitsOut: 'setzt aus',
  youSitOut: 'Du setzt dieses Mal aus',
  marks: {
    V: 'Vorhand: spielt zuerst aus',
    G: 'Geber: hat die Karten verteilt',
    P: 'Partner: spielt mit dir',
    crown: 'Hat Trumpf gewählt',
    star: 'Hat gewiesen',
    St: 'Hat Stöck gezeigt',
  },
  yourTurn: 'Du bist dran',
  youLead: 'Du spielst aus',
  led: (chair: Chair, suit: string): string => `${crew[chair]} hat ${suit} ausgespielt`,
  youChoose: 'Trumpf wählen',
  thinking: (chair: Chair): string => `${crew[chair]} überlegt`,
  choosing: (chair: Chair): string => `${crew[chair]} wählt Trumpf`,
  waiting: 'Einen Moment',
  lastTrick: 'Letzter Stich',
  trickFor: (chair: Chair, points: number | null): string =>
    `Stich für ${crewFor[chair]}${points === null ? '' : `, ${points} Punkte`}`,
  /** A full trick before one's own lead. */
  andLead: (taken: string): string => `${taken}. Du spielst aus`,
  lastFor: (number: number, chair: Chair, points: number | null): string =>
    `${number}. Stich für ${crewFor[chair]}${points === null ? '' : `, ${points} Punkte`}`,
  advice: 'Rat',
  claim: 'Rest gehört mir',
  unproved: (card: string): string => `Noch nicht sicher: ${card} könnte noch einen Stich machen`,
  showStoeck: 'Stöck zeigen',
  pushes: 'Geschoben',
  stoeck: 'Stöck',
  weisTitle: 'Weis ansagen',
  weisHint: 'Was ein Häkchen hat, wird angesagt. Antippen ändert das.',
  fallback: 'Der Rechenhelfer startet hier nicht. Die Computer spielen nach Faustregeln.',
  loading: 'Die Karten werden gemischt',
  missing: 'Diese Partie gibt es hier nicht mehr.',
  failed: 'Diese Partie lässt sich nicht öffnen.',
};

/** Why a card cannot be played. */
export const why = {
  follow: (suit: string): string => `${suit} angeben`,
  undertrump: 'Nicht untertrumpfen',
  notYet: (chair: Chair): string => `Noch nicht: ${crew[chair]} ist dran`,
  wait: 'Noch nicht',
  choose: 'Zuerst Trumpf wählen',
};

/** Choosing trump. */
export const declare = {
  title: 'Was ist Trumpf?',
  forehand: 'Du bist Vorhand',
  pushed: (chair: Chair): string => `${crew[chair]} hat geschoben`,
  push: 'Schieben',
  pushTo: (chair: Chair): string => `${crew[chair]} wählt`,
};

/** A word over the cloth. */
export const notice = {
  match: 'Match!',
  stoeck: (chair: Chair): string => (chair === 0 ? 'Du zeigst Stöck: 20' : `${crew[chair]} zeigt Stöck: 20`),
  claimed: (chair: Chair): string => (chair === 0 ? 'Der Rest gehört dir' : `Der Rest gehört ${crew[chair]}`),
  thanks: (side: 0 | 1): string => (side === 0 ? 'Wir bedanken uns' : 'Sie bedanken sich'),
  through: { stoeck: 'mit den Stöck', weis: 'mit dem Weis', trick: 'mit dem Stich' },
  allTricks: (first: Chair, second: Chair): string =>
    `Alle neun Stiche für ${crewFor[first]} und ${crewFor[second]}.`,
  banner: (text: string, points: number): string => `${text} · ${points}`,
};

/** How a game has ended. */
export const end = {
  won: 'Du und Alois habt die Partie gewonnen.',
  lost: 'Toni und Hedwig haben die Partie gewonnen.',
  level: (chair: Chair): string =>
    `Gleichstand: es gewinnt, wer zuletzt gewählt hat, also ${chair === 0 ? 'du' : crew[chair]}.`,
  allPlayed: (count: number): string =>
    count === 1 ? 'Das eine Spiel ist gespielt.' : `Alle ${count} Spiele sind gespielt.`,
};
