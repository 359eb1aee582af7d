/** The menu of the table. */
export const menu = {
  game: 'Partie',
  more: 'Mehr',
  undoHelp: 'nimmt deinen letzten Entscheid zurück',
  noUndo: 'noch nichts zum Zurücknehmen',
  noTrick: 'noch kein Stich gemacht',
  lobbyHelp: 'Die Partie bleibt gespeichert',
  lobbyNotSaved: 'Die Partie ist nicht gespeichert',
  giveUp: 'Aufgeben',
  giveUpSure: 'Die Partie ist dann zu Ende und zählt als verloren.',
  playOn: 'Weiterspielen',

  rules: 'Was hier gilt',
  deals: (count: number): string => (count === 1 ? 'ein Spiel' : `${count} Spiele`),
  houseRule: (name: string, on: boolean): string => `${name}: ${on ? 'ja' : 'nein'}`,
  fixed: 'Das gilt bis zum Ende der Partie.',
};
