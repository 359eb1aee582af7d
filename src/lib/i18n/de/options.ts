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
    strong: 'Rechnet weit voraus und deutet jede Karte.',
  } satisfies typeof levels,
  computers: (level: Level): string => `Computer: ${levels[level]}`,
  factors: 'Faktoren',
  /** Bells count double instead of acorns. */
  double: (first: string, second: string): string => `${first}, ${second} ×2`,
  presets: { standard: 'Standard', undenufe4: 'Undenufe ×4', allOne: 'alle ×1', own: 'eigene' },
  less: (name: string): string => `${name}: kleiner`,
  more: (name: string): string => `${name}: grösser`,
  house: 'Hausregeln',
  stoeckEarly: 'Stöck sofort zeigen',
  stoeckEarlyHelp: 'Reichen die Stöck zum Sieg, darfst du sie schon vor der zweiten Karte zeigen.',
  fourLowCards: 'Vier Sechser bis Achter zählen',
  fourLowCardsHelp: 'Vier Sechser, Siebner oder Achter sind ein Weis von 100.',
  start: 'Los',
  failed: 'Die Partie liess sich nicht beginnen. Versuch es noch einmal.',
};
