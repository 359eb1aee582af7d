/**
 * The Wörterbuch: what Jass words mean. Not part of `index.ts`, so that no other page loads these texts.
 * Every figure here is one of docs/RULES.md §1 to §4; tests/ui/dictionary.svelte.test.ts compares them.
 */
import { packs, type Pack } from './cards';

export interface Term {
  readonly name: string;
  /** Other words for the same, shown in the entry. */
  readonly also?: readonly string[];
  /** What the search finds the term by as well. */
  readonly find?: readonly string[];
  readonly text: string;
  readonly table?: TermTable;
}
export interface TermTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const dictionary = {
  search: 'Suchen',
  clear: 'Suche leeren',
  terms: 'Begriffe',
  count: (terms: number): string => (terms === 1 ? '1 Begriff' : `${terms} Begriffe`),
  found: (terms: number): string => (terms === 1 ? '1 Begriff gefunden' : `${terms} Begriffe gefunden`),
  none: (query: string): string =>
    `Zu «${query}» weiss auch die Möwe nichts. Vielleicht hilft ein anderes Wort.`,
  all: 'Alle Begriffe',
  also: 'auch',
  seeAlso: 'Siehe auch',
  strong: 'stark',
  weak: 'schwach',
  order: 'Von stark nach schwach',
};

/** The words that differ between the packs. */
const namesOf = (pack: Pack) => {
  const { suits, ranks, plurals } = packs[pack];
  const [ten = '', jack = '', queen = ''] = ranks.slice(4);
  const [tens = '', jacks = '', queens = ''] = plurals.slice(4);
  return { suits, ten, jack, queen, tens, jacks, queens };
};
type Names = ReturnType<typeof namesOf>;
type Group = Readonly<Record<string, Term>>;

const cards = ({ suits, ten, jack, queen }: Names) =>
  ({
    blatt: {
      name: 'Blatt',
      also: ['Kartenblatt'],
      find: ['Jasskarten', 'Deutschschweizer', 'Französisch'],
      text: 'Die 36 Karten zum Jassen: vier Farben von der Sechs bis zum Ass. Das Deutschschweizer und das französische Blatt haben andere Bilder und Namen, gespielt wird mit beiden gleich. Auch die Karten in deiner Hand sind dein Blatt.',
    },
    farbe: {
      name: 'Farbe',
      find: [...packs.german.suits, ...packs.french.suits],
      text: 'Jede Karte gehört zu einer von vier Farben. So entsprechen sich die beiden Blätter:',
    },
    reihe: {
      name: 'Reihe',
      also: ['Reihenfolge', 'Rangfolge'],
      text: `Sechs, Sieben, Acht, Neun, ${ten}, ${jack}, ${queen}, König, Ass: So folgen sich die Karten einer Farbe. Beim Weis gilt diese Reihe immer. Beim Stechen hat der Trumpf eine eigene, und bei Undenufe steht sie auf dem Kopf.`,
    },
    augen: {
      name: 'Augen',
      also: ['Punkte', 'Kartenwerte'],
      text: 'So viele Punkte zählen die Karten, alle anderen zählen nichts. In den 36 Karten stecken 152, und der letzte Stich bringt noch 5: Ein Spiel hat also 157.',
      table: {
        head: ['Karte', 'Trumpf', 'sonst', 'Obenabe', 'Undenufe'],
        rows: [
          [jack, '20', '2', '2', '2'],
          ['Neun', '14', '0', '0', '0'],
          ['Ass', '11', '11', '11', '0'],
          [ten, '10', '10', '10', '10'],
          ['König', '4', '4', '4', '4'],
          [queen, '3', '3', '3', '3'],
          ['Acht', '0', '0', '8', '8'],
          ['Sechs', '0', '0', '0', '11'],
        ],
      },
    },
    ass: {
      name: 'Ass',
      find: ['Sau'],
      text: 'Die höchste Karte einer Farbe, 11 Punkte. Im Trumpf sind nur Buur und Nell stärker. Bei Undenufe ist das Ass die schwächste Karte und zählt nichts.',
    },
    koenig: {
      name: 'König',
      text: `Zählt 4 Punkte und steht in der Reihe zwischen ${queen} und Ass. König und ${queen} vom Trumpf in einer Hand sind die Stöck.`,
    },
    ober: {
      name: queen,
      find: ['Ober', 'Dame'],
      text: `Zählt 3 Punkte und steht in der Reihe zwischen ${jack} und König. ${queen} und König vom Trumpf in einer Hand sind die Stöck.`,
    },
    under: {
      name: jack,
      find: ['Under', 'Bube', 'Unter'],
      text: `Zählt 2 Punkte und steht in der Reihe zwischen ${ten} und ${queen}. Im Trumpf ist er der Buur: die stärkste Karte, 20 Punkte.`,
    },
    banner: {
      name: ten,
      find: ['Banner', 'Zehn', 'Zehner'],
      text: `Steht in der Reihe zwischen Neun und ${jack} und zählt immer 10 Punkte, mit und ohne Trumpf. Viel wert, aber leicht zu stechen.`,
    },
    buur: {
      name: 'Buur',
      also: ['Bauer', 'Puur'],
      find: ['Trumpf-Under', 'Trumpf-Bube'],
      text: `Der ${jack} vom Trumpf: die stärkste Karte im Spiel, 20 Punkte. Du musst ihn nie hergeben. Wird Trumpf ausgespielt und er ist dein einziger, darfst du legen, was du willst.`,
    },
    nell: {
      name: 'Nell',
      find: ['Näll', 'Trumpf-Neun'],
      text: 'Die Neun vom Trumpf: die zweitstärkste Karte im Spiel, 14 Punkte. Nur der Buur sticht sie.',
    },
    bock: {
      name: 'Bock',
      find: ['Bockkarte'],
      text: 'Die stärkste Karte einer Farbe, die noch nicht gespielt ist. Spielst du sie aus, kann sie höchstens ein Trumpf stechen.',
    },
    vorhand: {
      name: 'Vorhand',
      text: `Wer nach dem Geber an der Reihe ist, am Tisch mit V bezeichnet. Vorhand wählt, was gespielt wird, oder schiebt, und spielt den ersten Stich aus. Im ersten Spiel ist Vorhand, wer die ${suits[1]}-Sieben hat; dann geht es reihum.`,
    },
  }) satisfies Group;

const choosing = ({ suits }: Names) =>
  ({
    trumpf: {
      name: 'Trumpf',
      find: ['Trumpffarbe'],
      text: 'Die Farbe, die in diesem Spiel alle anderen sticht. Vorhand wählt sie, oder nach dem Schieben der Partner. Im Trumpf stehen Buur und Nell zuoberst:',
    },
    obenabe: {
      name: 'Obenabe',
      find: ['Obe', 'ohne Trumpf'],
      text: 'Ein Spiel ohne Trumpf. Den Stich gewinnt die höchste Karte der ausgespielten Farbe, zuoberst das Ass. Die Acht zählt hier 8 Punkte.',
    },
    undenufe: {
      name: 'Undenufe',
      find: ['Unde', 'ohne Trumpf'],
      text: 'Ein Spiel ohne Trumpf, und die Reihe steht auf dem Kopf. Die Sechs ist am stärksten und zählt 11, das Ass ist am schwächsten und zählt nichts. Die Acht zählt 8 Punkte.',
    },
    schieben: {
      name: 'Schieben',
      find: ['geschoben'],
      text: 'Vorhand will nicht wählen und gibt die Wahl dem Partner. Der muss dann wählen, zurückschieben geht nicht. Den ersten Stich spielt trotzdem Vorhand aus.',
    },
    faktor: {
      name: 'Faktor',
      find: ['doppelt', 'dreifach'],
      text: 'Alles, was ein Spiel bringt, wird mit dem Faktor multipliziert: Stiche, Weis, Stöck und Match. Vor der Partie kannst du die Faktoren ändern. Ohne Änderung gelten diese:',
      table: {
        head: ['Gewählt', 'Faktor'],
        rows: [
          [`${suits[0]} und ${suits[1]}`, '×\u20091'],
          [`${suits[2]} und ${suits[3]}`, '×\u20092'],
          ['Obenabe und Undenufe', '×\u20093'],
        ],
      },
    },
  }) satisfies Group;

const playing = ({ ten }: Names) =>
  ({
    schieber: {
      name: 'Schieber',
      text: 'Der Jass, den fast alle kennen: zu viert, zwei gegen zwei, mit Schieben, Weis und Stöck. Gewonnen hat die Partei, die zuerst am Ziel ist.',
    },
    spiel: {
      name: 'Spiel und Partie',
      find: ['Runde'],
      text: 'Ein Spiel sind neun Stiche: einmal geben, alle Karten ausspielen, abrechnen. Eine Partie dauert so viele Spiele, bis eine Partei am Ziel ist.',
    },
    partner: {
      name: 'Partner',
      find: ['Partei', 'Gegner', 'Partnerin'],
      text: 'Wer dir gegenübersitzt, am Tisch mit P bezeichnet. Ihr zwei seid eine Partei und schreibt zusammen: «Wir» gegen «Sie».',
    },
    geber: {
      name: 'Geber',
      find: ['geben', 'verteilen'],
      text: 'Wer die Karten verteilt, am Tisch mit G bezeichnet: neun für jeden, in Päckchen zu drei. Nach jedem Spiel gibt, wer rechts daneben sitzt.',
    },
    abheben: {
      name: 'Abheben',
      text: 'Vom gemischten Stapel einen Teil abnehmen und den Rest darauflegen, bevor gegeben wird. Hier hebst du vor einer neuen Partie selber ab, wenn du magst: Der Code des Pakets steht vorher fest, und nach der Partie kannst du unter «Fair gemischt» alles nachprüfen.',
    },
    zeichen: {
      name: 'Zeichen am Tisch',
      find: ['Krone', 'Stern', 'Marke', 'V', 'G', 'P', 'St'],
      text: 'V: Vorhand, spielt zuerst aus. G: gibt die Karten. P: dein Partner. Krone: hat gewählt, was gespielt wird. Stern: hat gewiesen. St: hat Stöck gezeigt. Ein Tipp auf das Schild erklärt alle.',
    },
    zurueck: {
      name: 'Zurück',
      find: ['Rücknahme', 'zurücknehmen', 'Undo', 'verdrückt'],
      text: 'Nimmt deinen letzten Entscheid im laufenden Spiel zurück, so oft du willst. Das geht nur allein gegen Computer; die Partie heisst dann «mit Rücknahme».',
    },
    ausspielen: {
      name: 'Ausspielen',
      also: ['anspielen'],
      text: 'Die erste Karte in einen Stich legen. Ihre Farbe müssen die anderen angeben. Den ersten Stich spielt Vorhand aus, jeden weiteren, wer den letzten gewonnen hat.',
    },
    stich: {
      name: 'Stich',
      text: 'Alle vier legen eine Karte, das ist ein Stich. Ihn gewinnt der stärkste Trumpf, sonst die stärkste Karte der ausgespielten Farbe. Wer gewinnt, spielt wieder aus.',
    },
    letzterStich: {
      name: 'Letzter Stich',
      text: 'Der neunte Stich: Wer ihn macht, bekommt 5 Punkte dazu. Auch der Stich, der eben weggeräumt wurde, heisst so. Den kannst du am Tisch nochmals anschauen.',
    },
    angeben: {
      name: 'Farbe angeben',
      also: ['bedienen', 'bekennen'],
      text: 'Hast du die ausgespielte Farbe, musst du sie legen oder darfst mit Trumpf stechen. Hast du sie nicht, ist jede Karte recht. Nur untertrumpfen darfst du nicht, und den Buur musst du nie hergeben.',
    },
    stechen: {
      name: 'Stechen',
      also: ['trumpfen'],
      text: 'Eine Karte mit einer stärkeren schlagen, vor allem mit Trumpf. Das darfst du auch, wenn du die ausgespielte Farbe hättest.',
    },
    untertrumpfen: {
      name: 'Untertrumpfen',
      find: ['übertrumpfen'],
      text: 'In einem Stich liegt schon ein Trumpf, und du legst einen schwächeren dazu. Verboten, ausser Trumpf wurde ausgespielt oder du hast nur noch Trümpfe.',
    },
    schmieren: {
      name: 'Schmieren',
      text: `Dem Partner Punkte in den Stich legen, wenn er ihn sicher hat: zum Beispiel ${ten} oder Ass.`,
    },
    verwerfen: {
      name: 'Verwerfen',
      also: ['abwerfen'],
      text: 'Du hast die ausgespielte Farbe nicht und wirfst eine andere ab. Dein Partner liest daraus etwas, meistens: «Diese Farbe brauche ich nicht.»',
    },
    rest: {
      name: 'Rest gehört mir',
      text: 'Spielst du aus und gehen alle übrigen Stiche sicher an euch, kannst du sie auf einmal nehmen. Sicher heisst: wie auch immer die Karten liegen und die anderen spielen. Sonst nennt dir die App eine Karte, die noch stechen könnte, und es geht weiter.',
    },
  }) satisfies Group;

const weis = ({ queen, tens, jacks, queens }: Names) =>
  ({
    weis: {
      name: 'Weis',
      also: ['weisen'],
      find: ['Weise', 'ansagen'],
      text: 'Eine Folge oder vier Gleiche in deiner Hand. Du sagst den Weis mit deiner ersten Karte an oder verschweigst ihn. Nach dem ersten Stich schreibt nur die Partei mit dem besten Weis, dafür alle ihre Weise.',
      table: {
        head: ['Weis', 'Punkte'],
        rows: [
          ['Dreiblatt', '20'],
          ['Vierblatt', '50'],
          ['Fünfblatt', '100'],
          ['Sechs- bis Neunblatt', '150–300'],
          [`Vier Asse, Könige, ${queens} oder ${tens}`, '100'],
          ['Vier Neuner', '150'],
          [`Vier ${jacks}`, '200'],
        ],
      },
    },
    besterWeis: {
      name: 'Bester Weis',
      find: ['Weise vergleichen'],
      text: 'Der höhere Wert gewinnt. Ist er gleich, entscheidet der Reihe nach: mehr Karten, die höhere Karte (bei Undenufe die tiefere), ein Weis im Trumpf, und zuletzt, wer früher an der Reihe war.',
    },
    dreiblatt: {
      name: 'Dreiblatt bis Neunblatt',
      also: ['Folge'],
      find: ['Vierblatt', 'Fünfblatt', 'Sechsblatt', 'Siebenblatt', 'Achtblatt'],
      text: 'Karten einer Farbe, die sich in der Reihe folgen: drei bringen 20 Punkte, vier 50 und fünf 100. Jede weitere gibt 50 mehr, bis zum Neunblatt mit 300.',
    },
    vierGleiche: {
      name: 'Vier Gleiche',
      also: ['Vierling'],
      text: `Viermal derselbe Rang, aus jeder Farbe einer. Vier ${jacks} bringen 200 Punkte, vier Neuner 150, vier Asse, Könige, ${queens} oder ${tens} 100. Achter, Siebner und Sechser zählen nichts, mit der Hausregel dafür 100.`,
    },
    stoeck: {
      name: 'Stöck',
      text: `König und ${queen} vom Trumpf in einer Hand bringen 20 Punkte. Die App schreibt sie, sobald du die zweite der beiden Karten spielst. Ohne Trumpf gibt es keine Stöck.`,
    },
    stoeckWeisStich: {
      name: 'Stöck, Weis, Stich',
      text: 'In dieser Reihenfolge zeigt sich, wer zuerst am Ziel ist. Stöck zählen sofort, Weise nach dem ersten Stich und noch vor dessen Punkten, dann zählt Stich um Stich.',
    },
  }) satisfies Group;

const scoring = () =>
  ({
    match: {
      name: 'Match',
      find: ['Matsch', 'Kontermatch', 'alle Stiche'],
      text: 'Alle neun Stiche für eine Partei: 100 Punkte extra, zusammen 257. Das gilt auch für die Partei, die nicht gewählt hat. Schon ein einziger Stich für die anderen verhindert den Match, auch einer ohne Punkte.',
    },
    ziel: {
      name: 'Ziel',
      find: ['Siegpunkte'],
      text: 'So viele Punkte braucht es zum Gewinnen: 1000, 1500, 2500 oder 3000. Genau erreicht gilt auch.',
    },
    bedanken: {
      name: 'Bedanken',
      also: ['sich bedanken'],
      find: ['gewinnen', 'danke'],
      text: 'Wer das Ziel erreicht, bedankt sich und hat gewonnen, auch mitten im Spiel. Die App rechnet bei Stöck, Weis und Stich mit, du musst nichts sagen. Was noch nicht gespielt ist, zählt nicht mehr.',
    },
    schneider: {
      name: 'Schneider',
      find: ['verlieren'],
      text: 'Wer verliert und nicht einmal das halbe Ziel hat. Bei einem Ziel von 1000 bist du mit 499 Schneider, mit 500 nicht.',
    },
    jasstafel: {
      name: 'Jasstafel',
      also: ['Tafel'],
      find: ['Striche', 'schreiben', 'Kreide'],
      text: 'Die Schiefertafel für den Stand, mit einem Z für jede Partei. Oben stehen die Striche für 100, auf der Schräge die für 50, unten die für 20. Den Rest schreibt man als Zahl.',
    },
    abrechnung: {
      name: 'Abrechnung',
      text: 'Was ein Spiel beiden Parteien gebracht hat: Stiche, Weis, Stöck und Match, dann mal Faktor. Sie kommt nach jedem Spiel.',
    },
    bilanz: {
      name: 'Bilanz',
      text: 'Alle Spiele der Partie untereinander, mit dem, was jede Partei geschrieben hat.',
    },
  }) satisfies Group;

const all = (names: Names) => ({
  ...cards(names),
  ...choosing(names),
  ...playing(names),
  ...weis(names),
  ...scoring(),
});

export type TermId = keyof ReturnType<typeof all>;

/** The texts in the words of one pack. */
export const termsFor = (pack: Pack): Readonly<Record<TermId, Term>> => all(namesOf(pack));
