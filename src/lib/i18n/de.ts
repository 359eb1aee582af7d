import type { Rank, Suit, WeisReason } from '../engine/types';

/** Which pictures and names the cards have. Switching it never changes a score. */
export type Pack = 'german' | 'french';
/** A player seen from the own chair, counter-clockwise: 0 oneself, 1 right, 2 partner, 3 left. */
export type Chair = 0 | 1 | 2 | 3;
/** What is played. */
export type ContractCode = Suit | 'obenabe' | 'undenufe';

interface PackWords {
  readonly label: string;
  readonly suits: readonly [string, string, string, string];
  /** Six to ace, in words and as the index on the card. */
  readonly ranks: readonly string[];
  /** "Vier Könige". */
  readonly plurals: readonly string[];
  readonly index: readonly string[];
}

const LOW = ['Sechs', 'Sieben', 'Acht', 'Neun'];
const LOWS = ['Sechser', 'Siebner', 'Achter', 'Neuner'];

const packs: Readonly<Record<Pack, PackWords>> = {
  german: {
    label: 'Deutschschweizer',
    suits: ['Schellen', 'Rosen', 'Schilten', 'Eicheln'],
    ranks: [...LOW, 'Banner', 'Under', 'Ober', 'König', 'Ass'],
    plurals: [...LOWS, 'Banner', 'Under', 'Ober', 'Könige', 'Asse'],
    index: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    label: 'Französisch',
    suits: ['Ecken', 'Herz', 'Schaufel', 'Kreuz'],
    ranks: [...LOW, 'Zehn', 'Bube', 'Dame', 'König', 'Ass'],
    plurals: [...LOWS, 'Zehner', 'Buben', 'Damen', 'Könige', 'Asse'],
    index: ['6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  },
};

/** The ship's crew at the table, by chair. */
const crew = ['Du', 'Toni', 'Alois', 'Hedwig'] as const;
/** The same after "für". */
const crewFor = ['dich', 'Toni', 'Alois', 'Hedwig'] as const;
const sideNames = ['Wir', 'Sie'] as const;

const RUNS = ['Dreiblatt', 'Vierblatt', 'Fünfblatt', 'Sechsblatt', 'Siebenblatt', 'Achtblatt', 'Neunblatt'];
const list = (words: readonly string[]): string => new Intl.ListFormat('de-CH').format(words);

export const de = {
  app: {
    name: 'Salonjass',
    motto: 'Jassen im Salon des Raddampfers',
    poster: 'Raddampfer auf dem See, dahinter Berge',
  },
  back: 'Zurück',
  close: 'Schliessen',
  packs,
  packLegend: 'Kartenblatt',
  card: (pack: Pack, suit: Suit, rank: Rank): string =>
    `${packs[pack].suits[suit]} ${packs[pack].ranks[rank]}`,
  contract: (pack: Pack, code: ContractCode): string =>
    code === 'obenabe' ? 'Obenabe' : code === 'undenufe' ? 'Undenufe' : packs[pack].suits[code],
  times: (factor: number): string => `×\u2009${factor}`,
  timesSpoken: (factor: number): string => `mal ${factor}`,
  crew,
  sides: sideNames,
  variants: { schieber: 'Schieber' },

  lobby: {
    label: 'Lobby',
    newGame: 'Neue Partie',
    resume: 'Weiterspielen',
    settings: 'Einstellungen',
    games: 'Deine Partien',
    over: (deals: number): string => `beendet nach ${deals === 1 ? 'einem Spiel' : `${deals} Spielen`}`,
    game: (target: number | null): string => (target === null ? 'Schieber' : `Schieber bis ${target}`),
    deal: (number: number): string => `Spiel ${number}`,
    score: (own: number, other: number): string => `Wir ${own} · Sie ${other}`,
    remove: 'Löschen',
    removeGame: (score: string): string => `Löschen: ${score}`,
    removeSure: (score: string): string => `${score}: wirklich löschen?`,
    keep: 'Behalten',
    failed: 'Deine Partien lassen sich hier nicht lesen. Neue Partien gehen trotzdem.',
    notLasting: 'Hier wird nichts gespeichert: Partien dauern nur, solange die App offen ist.',
    update: 'Neue Version bereit',
    updateNow: 'Jetzt laden',
  },

  options: {
    title: 'Neue Partie',
    target: 'Ziel',
    factors: 'Faktoren',
    presets: { standard: 'Standard', undenufe4: 'Undenufe ×4', allOne: 'alle ×1', own: 'eigene' },
    less: (name: string): string => `${name}: kleiner`,
    more: (name: string): string => `${name}: grösser`,
    house: 'Hausregeln',
    stoeckEarly: 'Stöck sofort zeigen',
    stoeckEarlyHelp: 'Reichen die Stöck zum Sieg, darfst du sie schon vor dem zweiten Blatt zeigen.',
    fourLowCards: 'Vier Sechser bis Achter zählen',
    fourLowCardsHelp: 'Vier Sechser, Siebner oder Achter sind ein Weis von 100.',
    start: 'Los',
    failed: 'Die Partie liess sich nicht beginnen. Versuch es noch einmal.',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Licht',
    themes: { auto: 'wie das Gerät', light: 'Tag', dark: 'Abend' },
    speed: 'Tempo',
    speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', off: 'sofort' },
    speedHelp: 'Wie lange Karten und Stiche liegen bleiben. Bei «sofort» gibt es keine Pausen.',
  },

  table: {
    label: 'Tisch',
    hand: 'Deine Hand',
    toLobby: 'Zur Lobby',
    slate: (own: number, other: number, target: number | null): string =>
      `Jasstafel: wir ${own}, sie ${other}${target === null ? '' : `, Ziel ${target}`}`,
    upTo: (target: number): string => `bis ${target}`,
    deal: (number: number): string => `Spiel ${number}`,
    trick: (number: number): string => `${number}. Stich`,
    chosenBy: (chair: Chair, pushed: boolean): string =>
      pushed ? `${crew[chair]} nach Schieben` : crew[chair],
    seat: (chair: Chair, cards: number): string =>
      `${crew[chair]}, ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
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
    youChoose: 'wählst Trumpf',
    thinking: (chair: Chair): string => `${crew[chair]} überlegt`,
    choosing: (chair: Chair): string => `${crew[chair]} wählt Trumpf`,
    waiting: 'Einen Moment',
    lastTrick: 'Letzter Stich',
    trickFor: (chair: Chair, points: number | null): string =>
      `Stich für ${crewFor[chair]}${points === null ? '' : `, ${points} Punkte`}`,
    claim: 'Rest gehört mir',
    showStoeck: 'Stöck zeigen',
    pushes: 'Geschoben',
    stoeck: 'Stöck',
    weisTitle: 'Weis ansagen',
    weisHint: 'Was ein Häkchen hat, wird angesagt. Antippen ändert das.',
    notSaved: 'Speichern geht hier nicht. Du kannst weiterspielen, solange die App offen ist.',
    fallback: 'Der Rechenhelfer startet hier nicht. Die Computer spielen nach Faustregeln.',
    loading: 'Die Karten werden gemischt',
    missing: 'Diese Partie gibt es hier nicht mehr.',
    failed: 'Diese Partie lässt sich nicht öffnen.',
  },

  why: {
    follow: (suit: string): string => `${suit} angeben`,
    undertrump: 'Nicht untertrumpfen',
    notYet: (chair: Chair): string => `Noch nicht: ${crew[chair]} ist dran`,
    wait: 'Noch nicht',
  },

  declare: {
    title: 'Was ist Trumpf?',
    forehand: 'Du bist Vorhand',
    pushed: (chair: Chair): string => `${crew[chair]} hat geschoben`,
    push: 'Schieben',
    pushTo: (chair: Chair): string => `${crew[chair]} wählt`,
  },

  weis: {
    run: (length: number): string => RUNS[length - 3] ?? `${length} Karten`,
    four: (ranks: string): string => `Vier ${ranks}`,
    fourUnknown: 'Vier Gleiche',
    upTo: (rank: string): string => `bis ${rank}`,
    worth: (name: string, points: number): string => `${name} · ${points}`,
    spoken: (names: readonly string[]): string => list(names),
    concealed: 'bleibt verdeckt',
    announced: 'wird angesagt',
    shown: 'Gewiesen',
    writes: (side: 0 | 1, points: number, factor: number): string =>
      `${side === 0 ? 'Wir' : 'Sie'} schreiben ${factor === 1 ? points : `${factor} × ${points}`}`,
    reasons: {
      value: 'höherer Wert',
      length: 'mehr Karten',
      height: 'höhere Karte',
      trump: 'Trumpf entscheidet',
      seat: 'Vorhand zuerst',
    } satisfies Record<WeisReason, string>,
    against: (own: string, other: string): string => `bis ${own} gegen bis ${other}`,
    hide: 'Weis ausblenden',
  },

  notice: {
    match: 'Match!',
    stoeck: (chair: Chair): string =>
      chair === 0 ? 'Du zeigst Stöck: 20' : `${crew[chair]} zeigt Stöck: 20`,
    claimed: (chair: Chair): string =>
      chair === 0 ? 'Der Rest gehört dir' : `Der Rest gehört ${crew[chair]}`,
    thanks: (side: 0 | 1): string => (side === 0 ? 'Wir bedanken uns' : 'Sie bedanken sich'),
    through: { stoeck: 'mit den Stöck', weis: 'mit dem Weis', trick: 'mit dem Stich' },
  },

  settle: {
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
  },

  end: {
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
  },

  spoken: {
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
  },

  error: {
    title: 'Vom Kurs abgekommen',
    notFound: 'Diese Seite gibt es nicht.',
    other: 'Da ist etwas schiefgegangen. Deine Partien sind gespeichert.',
    reload: 'Neu laden',
    lobby: 'Zur Lobby',
  },
};

/** What every language has to say; German is the source of truth. */
export type Messages = typeof de;
