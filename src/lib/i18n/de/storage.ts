/** What is wrong with the storage of this device, and two pages with one game. */
export const storage = {
  unavailable: 'Hier wird nichts gespeichert: Beim Schliessen ist alles weg.',
  full: 'Der Speicher ist voll: Neues geht verloren.',
  /** Leads to the games, of which old ones can go. */
  tidy: 'Aufräumen',
  blocked: 'Ein anderes Fenster mit einer älteren Fassung hält deine Partien fest. Schliesse es.',
  newer: 'Deine Partien sind von einer neueren Fassung. Bis du neu lädst, wird nichts gespeichert.',
  /** At the table, where there is little room. */
  notKept: 'Nicht gespeichert',
  notKeptFull: 'Nicht gespeichert: Speicher voll',
  reload: 'Neu laden',
  evicted: 'Der Browser hat deine Partien gelöscht. Eine Sicherung liest du in den Einstellungen ein.',
  understood: 'Verstanden',
  promised: 'Der Browser hat zugesagt: Deine Partien bleiben.',
  notPromised: 'Der Browser sagt nicht zu, dass deine Partien bleiben. Sichere sie ab und zu.',
  elsewhere: 'Diese Partie ist schon offen',
  elsewhereMore: 'In einem anderen Fenster oder Tab. Gespielt wird nur an einem Ort.',
  taken: 'Du spielst jetzt anderswo weiter',
  takenMore: 'Diese Partie läuft in einem anderen Fenster oder Tab. Es ist alles gespeichert.',
  takeOver: 'Hier weiterspielen',
};
