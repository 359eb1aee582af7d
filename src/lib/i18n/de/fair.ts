/** Cutting the pack before a game. What the page of the proof says is in proof.ts. */
export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const fair = {
  cut: {
    title: 'Abheben',
    hint: 'Das Paket ist gemischt. Tippe darauf, wo du abheben willst, oder lass es sein.',
    lifted: (count: number): string => `${cards(count)} abgehoben`,
    where: 'Abheben, Stelle im Paket',
    not: 'nicht abgehoben',
    word: 'Eigenes Wort dazumischen',
    wordHelp: 'Freiwillig, höchstens 40 Zeichen.',
    honest:
      'Der Code steht fest, bevor du abhebst: Die App kann die Karten danach nicht mehr aussuchen. Nach der Partie kannst du es nachprüfen.',
  },
  code: {
    commitment: 'Code des Pakets',
    whole: 'Ganzer Code',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
  title: 'Fair gemischt',
};
