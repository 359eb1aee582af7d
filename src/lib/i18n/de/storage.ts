/** What is wrong with the storage of this device, and two pages with one game. */
export const storage = {
  unavailable: 'Hier wird nichts gespeichert: Was du spielst, ist weg, sobald du die App schliesst.',
  full: 'Der Speicher ist voll: Was du jetzt spielst, ist weg, sobald du die App schliesst. Sichere es als Datei oder lösche alte Partien.',
  blocked:
    'Ein anderes Fenster mit einer älteren Fassung hält deine Partien fest. Schliesse es, dann geht es hier weiter.',
  newer:
    'Deine Partien sind von einer neueren Fassung der App. Lade hier neu; bis dahin wird nichts gespeichert.',
  /** At the table, where there is little room. */
  notKept: 'Nicht gespeichert',
  notKeptFull: 'Nicht gespeichert: Speicher voll',
  reload: 'Neu laden',
  evicted:
    'Der Browser hat deine Partien gelöscht. Das tut er, wenn der Platz knapp wird oder die App lange nicht offen war. Eine Sicherung kannst du in den Einstellungen einlesen.',
  understood: 'Verstanden',
  promised: 'Der Browser hat zugesagt: Deine Partien bleiben, auch wenn der Platz knapp wird.',
  notPromised:
    'Der Browser sagt nicht zu, dass deine Partien bleiben, wenn der Platz knapp wird. Sichere sie ab und zu in den Einstellungen.',
  elsewhere: 'Diese Partie ist schon offen',
  elsewhereMore: 'In einem anderen Fenster oder Tab. Gespielt wird nur an einem Ort.',
  taken: 'Du spielst jetzt anderswo weiter',
  takenMore: 'Diese Partie läuft in einem anderen Fenster oder Tab. Es ist alles gespeichert.',
  takeOver: 'Hier weiterspielen',
};
