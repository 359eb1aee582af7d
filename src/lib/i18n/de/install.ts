/** Getting the app onto the home screen. The names in «» are those of the systems. */
export const install = {
  title: 'Auf den Startbildschirm',
  why: 'Als App installiert startet Salonjass ohne Adressleiste und auch ohne Netz.',
  ask: 'Installieren',
  how: 'So geht es',
  installed: 'Salonjass ist installiert. Du findest es bei deinen Apps.',
  insecure:
    'Installieren geht nur über https, und diese Seite kommt ohne. Spielen kannst du trotzdem, solange du mit dem gleichen Netz verbunden bist. Wie https im Heimnetz geht, steht im README.',
  ownStorage: (games: number): string =>
    `Die App auf dem Startbildschirm fängt leer an. ${games === 1 ? 'Deine Partie bleibt' : `Deine ${games} Partien bleiben`} hier im Browser und ${games === 1 ? 'zieht' : 'ziehen'} nicht von selbst um.`,
  saveFirst: 'Zuerst sichern',
  readThere: 'Nach dem Installieren kannst du die Sicherung dort einlesen.',
  ios: {
    share: ['«Teilen» antippen', 'Am Rand des Browsers; manchmal hinter den drei Punkten.'],
    add: ['«Zum Home-Bildschirm» wählen', 'Dafür in der Liste nach unten wischen.'],
    confirm: ['«Hinzufügen» antippen', ''],
  },
  mac: {
    share: ['In Safari das Menü «Ablage» öffnen', ''],
    add: ['«Zum Dock hinzufügen» wählen', 'Das gibt es ab macOS 14.'],
    confirm: ['«Hinzufügen» klicken', ''],
  },
  menu: {
    open: ['Das Menü des Browsers öffnen', 'Drei Punkte oder drei Striche am Rand.'],
    add: [
      '«App installieren» oder «Zum Startbildschirm hinzufügen» wählen',
      'Fehlt der Eintrag, kann dieser Browser das nicht. Chrome und Edge können es.',
    ],
  },
  firstNet: 'Beim ersten Öffnen braucht die App noch einmal das Netz, danach nicht mehr.',
};
