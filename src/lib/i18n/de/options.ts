/** What a game is started with. */

/** How strong the computers play. */
export type Level = 'weak' | 'medium' | 'strong';

const levels: Readonly<Record<Level, string>> = { weak: 'schwach', medium: 'mittel', strong: 'stark' };

export const options = {
  title: 'Neue Partie',
  target: 'Ziel',
  level: 'Stärke der Computer',
  levels,
  levelHelp: {
    weak: 'Merkt sich wenig und überlegt kurz.',
    medium: 'Spielt solide und rechnet den Schluss aus.',
    strong: 'Rechnet weit voraus und zieht aus jeder Karte Schlüsse.',
  } satisfies typeof levels,
  computers: (level: Level): string => `Computer: ${levels[level]}`,
  factors: 'Faktoren',
  /** Bells count double instead of acorns. */
  double: (first: string, second: string): string => `${first}, ${second} ×2`,
  presets: { standard: 'Standard', undenufe4: 'Undenufe ×4', allOne: 'alle ×1', own: 'eigene' },
  less: (name: string): string => `${name}: kleiner`,
  more: (name: string): string => `${name}: grösser`,
  house: 'Hausregeln',
  stoeckEarly: 'Stöck vorzeitig zeigen',
  stoeckEarlyHelp:
    'Reichen dir die Stöck zum Sieg, darfst du sie zeigen, bevor König und Ober gespielt sind.',
  fourLowCards: 'Vier gleiche 6, 7 oder 8 weisen',
  fourLowCardsHelp: 'Vier Sechser, Siebner oder Achter zählen 100.',
  start: 'Los',
  failed: 'Die Partie liess sich nicht beginnen. Versuch es noch einmal.',
};
