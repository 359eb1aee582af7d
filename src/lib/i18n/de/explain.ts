/** What a long press, a lingering mouse or the key I tells about the thing it is on. */
import { crew, dealer, type Chair } from './people';

const has = (chair: Chair): string => (chair === 0 ? 'Du hast' : `${crew[chair]} hat`);
const then = (chair: Chair): string => (chair === 0 ? 'du hast' : `${crew[chair]} hat`);

/** The markers on a plate. */
const own = {
  V: 'V: Vorhand, du spielst zuerst aus',
  G: `G: ${dealer[0]}, du hast die Karten verteilt`,
  P: 'P: Partner',
  crown: (contract: string): string => `Krone: du hast ${contract} gewählt`,
  star: (weis: string): string => `Stern: du hast gewiesen (${weis})`,
  St: 'St: du hast Stöck gezeigt, 20',
};
const others = (chair: Chair): typeof own => ({
  V: 'V: Vorhand, spielt zuerst aus',
  G: `G: ${dealer[chair]}, hat die Karten verteilt`,
  P: 'P: Partner, spielt mit dir',
  crown: (contract) => `Krone: hat ${contract} gewählt`,
  star: (weis) => `Stern: hat gewiesen (${weis})`,
  St: 'St: hat Stöck gezeigt, 20',
});

/** People name the first few; after that they count. */
const NAMED = ['', 'Zweitstärkst', 'Drittstärkst'];
const nth = (number: number, ending: string): string =>
  NAMED[number - 1] === undefined ? `${number}.` : `${NAMED[number - 1]}${ending}`;

export const explain = {
  card: {
    counts: (points: number): string => `Zählt ${points}`,
    named: (name: string, points: number): string => `${name}, zählt ${points}`,
    buur: 'Buur',
    nell: 'Nell',
    stoeck: (king: string, queen: string): string =>
      `Stöck-Karte: ${king} und ${queen} in einer Hand bringen 20`,
    trumps: (place: number, of: number): string => {
      if (place === 1) return 'Stärkster Trumpf';
      return place === of ? 'Schwächster Trumpf' : `${nth(place, 'er')} von ${of} Trümpfen`;
    },
    plain: (place: number, of: number, suit: string): string => {
      if (place === 1) return `Stärkste in ${suit}`;
      return place === of ? `Schwächste in ${suit}` : `${nth(place, 'e')} von ${of} in ${suit}`;
    },
    beaten: (place: string): string => `${place}, Trumpf sticht`,
    within: (contract: string, place: string): string => `${contract}: ${place}`,
    undecided: 'Zählt je nach Trumpf:',
    asTrump: (points: number, name: string | null, plain: number): string =>
      points === plain
        ? `mit Trumpf ${plain}`
        : `als Trumpf ${points}${name === null ? '' : ` (${name})`}, sonst ${plain}`,
    asNoTrump: (obenabe: number, undenufe: number): string => `Obenabe ${obenabe}, Undenufe ${undenufe}`,
    otherPack: {
      german: (name: string): string => `Im Deutschschweizer Blatt: ${name}`,
      french: (name: string): string => `Im französischen Blatt: ${name}`,
    },
  },
  seat: {
    title: crew,
    side: [
      `Du spielst mit ${crew[2]} gegen ${crew[1]} und ${crew[3]}`,
      `Spielt mit ${crew[3]} gegen euch`,
      null,
      `Spielt mit ${crew[1]} gegen euch`,
    ] as const satisfies Record<Chair, string | null>,
    cards: (count: number): string => {
      if (count === 0) return 'Keine Karten';
      return count === 1 ? 'Noch 1 Karte' : `Noch ${count} Karten`;
    },
    out: 'Setzt dieses Mal aus',
    marks: (chair: Chair): typeof own => (chair === 0 ? own : others(chair)),
  },
  contract: {
    isTrump: (suit: string): string => `${suit} ist Trumpf`,
    noTrump: (contract: string): string => `${contract}: ohne Trumpf`,
    obenabe: 'Ohne Trumpf: in jeder Farbe sticht das Ass alles',
    undenufe: 'Ohne Trumpf, umgekehrt: in jeder Farbe sticht die Sechs alles',
    order: (cards: string): string => `Von oben: ${cards}`,
    worth: (card: string, points: number): string => (points === 0 ? card : `${card} ${points}`),
    others: (highest: string, lowest: string): string => `Andere Farben: von ${highest} bis ${lowest}`,
    factor: (factor: number, stoeck: boolean): string =>
      `Stiche, Weis${stoeck ? ', Stöck' : ''} und Match zählen ${factor === 1 ? 'einfach' : `mal ${factor}`}`,
    chose: (chair: Chair, pushedBy: Chair | null): string =>
      `${has(chair)} gewählt${pushedBy === null ? '' : `, ${then(pushedBy)} geschoben`}`,
  },
  choice: {
    open: 'Noch ist nicht gewählt, was gespielt wird',
    forehand: (chair: Chair): string =>
      chair === 0
        ? 'Du bist Vorhand: du wählst oder schiebst'
        : `${crew[chair]} ist Vorhand: wählt oder schiebt`,
    pushed: (chair: Chair, pushedBy: Chair): string =>
      `${chair === 0 ? 'Du wählst' : `${crew[chair]} wählt`}, ${then(pushedBy)} geschoben`,
    target: (points: number): string => `Die Partie geht bis ${points}`,
    push: (chooses: string): string => `${chooses} an deiner Stelle und darf nicht zurückschieben`,
    lead: 'Du bleibst Vorhand und spielst zuerst aus',
  },
};
