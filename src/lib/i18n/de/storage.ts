/** What is wrong with the storage of this device, and two pages with one game. */
export const storage = {
  unavailable: 'Hier wird nichts gespeichert: Partien dauern nur, solange die App offen ist.',
  full: 'Der Speicher ist voll: Neues dauert nur, solange die App offen ist. Sichere deine Partien, oder lösche alte.',
  blocked:
    'Ein anderes Fenster mit einer älteren Fassung hält deine Partien fest. Schliesse es, dann geht es hier weiter.',
  newer:
    'Deine Partien sind von einer neueren Fassung der App. Lade hier neu; bis dahin wird nichts gespeichert.',
  reload: 'Neu laden',
  evicted:
    'Der Browser hat deine Partien gelöscht. Das tut er, wenn der Platz knapp wird oder die App lange nicht offen war. Eine Sicherung kannst du in den Einstellungen einlesen.',
  understood: 'Verstanden',
  promised: 'Der Browser hat zugesagt: Deine Partien bleiben, auch wenn der Platz knapp wird.',
  notPromised:
    'Der Browser sagt nicht zu, dass deine Partien bleiben, wenn der Platz knapp wird. Sichere sie ab und zu in den Einstellungen.',
  elsewhere: 'Diese Partie ist in einem anderen Fenster offen.',
  takeOver: 'Hier weiterspielen',
};
