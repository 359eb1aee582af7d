/** Settings. */
export const settings = {
  title: 'Einstellungen',
  theme: 'Licht',
  themes: { auto: 'wie das Gerät', light: 'Tag', dark: 'Abend' },
  speed: 'Tempo',
  speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', off: 'sofort' },
  speedHelp: 'Wie lange Karten und Stiche liegen bleiben. Bei «sofort» gibt es keine Pausen.',
};
