/** What Salonjass is, where it comes from, and what it does with your data. */
export const about = {
  intro: [
    'Salonjass bringt den Jass in den Salon eines Raddampfers, wie er um 1913 über den See fuhr.',
    'Du spielst auf Handy oder Computer, mit oder ohne Netz, gegen Gegner, die nur ihre eigenen Karten sehen.',
  ],
  version: (version: string): string => `Version ${version}`,
  credits: {
    title: 'Woher es kommt',
    lines: [
      'Beide Kartenblätter, das Plakat und alle Zeichen sind für dieses Projekt gezeichnet.',
      'Die Schriften heissen Federo und Source Sans\u00a03. Beide sind frei, unter der SIL Open Font License.',
      'Die Regeln folgen veröffentlichten Regeltexten zum Jass. Wo diese etwas offen lassen, haben wir entschieden; was nicht an jedem Tisch gleich gilt, stellst du bei den Hausregeln ein.',
    ],
  },
  privacy: {
    title: 'Deine Daten',
    lines: [
      'Was du hier tust, bleibt auf deinem Gerät. Es gibt kein Konto, keinen Spielserver, keine Cookies und keine Statistik, und nichts geht an Dritte.',
      'Partien und Einstellungen liegen im Speicher dieses Browsers. Löschst du dort die Daten dieser Seite, sind sie weg.',
      'Der Server, auf dem die Seite liegt, sieht wie bei jeder Webseite, dass Dateien abgerufen werden: wenn die App lädt oder nach einer neuen Version schaut. Von deinen Partien erfährt er nichts.',
    ],
  },
  licence: {
    title: 'Lizenz',
    lines: ['Salonjass ist frei: Unter der MIT-Lizenz darfst du es nutzen, ändern und weitergeben.'],
  },
  packages: {
    title: 'Aus fremder Hand',
    lines: [
      'Diese Pakete stecken ganz oder in Teilen in der App. Die Liste entsteht mit jeder Version neu aus dem, was wirklich drin ist.',
    ],
  },
  loading: 'Die Lizenztexte werden geladen …',
  failed: 'Die Lizenztexte liessen sich nicht laden. Prüf das Netz und versuch es noch einmal.',
  again: 'Noch einmal',
};
