/** Games saved as a file, at the table as well. */
export const saving = {
  game: 'Partie sichern',
  downloaded: (name: string): string => `Gesichert als ${name}, bei deinen Downloads.`,
  shared: 'Die Sicherung ist übergeben.',
  left: (count: number): string =>
    count === 1
      ? '1 Partie liess sich nicht lesen und fehlt darin.'
      : `${count} Partien liessen sich nicht lesen und fehlen darin.`,
  failed: 'Das Sichern hat nicht geklappt. Es ist noch alles, wie es war.',
};
