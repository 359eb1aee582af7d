/** Who one is at the table; the lobby asks as well. */
export const profile = {
  name: 'Dein Name',
  namePlaceholder: 'Du',
  nameHelp: (longest: number): string =>
    `Steht am Tisch auf deinem Schild. Höchstens ${longest}\u00a0Zeichen.`,
  sign: 'Dein Zeichen',
  signs: {
    wheel: 'Steuerrad',
    anchor: 'Anker',
    swan: 'Schwan',
    star: 'Stern',
    bell: 'Glocke',
    hat: 'Strohhut',
    steward: 'Steward',
    cook: 'Koch',
    stoker: 'Heizer',
    sailor: 'Matrose',
    gentleman: 'Kavalier',
    girl: 'Mädchen',
  },
  save: 'Speichern',
  later: 'Beides kannst du in den Einstellungen jederzeit ändern.',
};
