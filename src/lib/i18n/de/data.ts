/** What this device keeps, and taking in what was saved elsewhere. Saving itself is in saving.ts. */
import { clock, day, decimal } from './formats';

const games = (count: number): string => (count === 1 ? '1 Partie' : `${count} Partien`);
const are = (count: number): string => `${games(count)} ${count === 1 ? 'ist' : 'sind'}`;
const stay = (count: number): string => (count === 1 ? 'bleibt, wie sie ist' : 'bleiben, wie sie sind');
const megabytes = (bytes: number): string => (bytes < 50_000 ? 'unter 0.1 MB' : `${decimal(bytes / 1e6)} MB`);

export const data = {
  title: 'Deine Daten',
  stored: (count: number, bytes: number | null): string =>
    count === 0
      ? 'Auf diesem Gerät ist noch keine Partie.'
      : `${[games(count), ...(bytes === null ? [] : [megabytes(bytes)])].join(', ')} auf diesem Gerät.`,
  kept: {
    yes: 'Der Browser hat zugesagt, deine Partien zu behalten, auch wenn der Platz knapp wird.',
    no: 'Deine Partien bleiben hier, ausser der Browser braucht den Platz. Eine Sicherung schützt davor.',
    unknown: 'Ob der Browser deine Partien behält, wenn der Platz knapp wird, sagt er nicht.',
  },
  help: 'Eine Sicherung ist eine Datei mit deinen Partien, deinem Namen und deinen Einstellungen. Damit ziehst du auch auf ein anderes Gerät um.',
  saveAll: 'Alles sichern',
  nothingToSave: 'Hier gibt es noch keine Partie zu sichern.',
  saving: 'Die Sicherung wird geschrieben',

  read: 'Sicherung einlesen',
  reading: 'Die Sicherung wird gelesen',
  drop: 'Datei hier loslassen',
  from: (created: number): string => `Sicherung vom ${day(created)}, ${clock(created)}`,
  fresh: (count: number): string => (count === 1 ? '1 neue Partie' : `${count} neue Partien`),
  longer: (count: number): string => `${are(count)} darin weiter als hier`,
  same: (count: number): string => `${are(count)} schon da`,
  older: (count: number): string => `${are(count)} hier schon weiter und ${stay(count)}`,
  conflicting: (count: number): string => `${are(count)} hier anders weitergegangen und ${stay(count)}`,
  unreadable: (count: number): string =>
    `${are(count)} nicht lesbar und ${count === 1 ? 'kommt' : 'kommen'} nicht mit`,
  empty: 'Diese Sicherung enthält keine Partien.',
  nothingNew: 'Für dieses Gerät ist nichts Neues darin.',
  settings: 'Auch Name und Einstellungen übernehmen',
  settingsHelp: 'Was du hier eingestellt hast, wird ersetzt.',
  settingsFresh: 'Hier hast du noch nichts eingestellt.',
  take: 'Einlesen',
  cancel: 'Abbrechen',

  taken: (fresh: number, longer: number): string => {
    const parts = [
      ...(fresh > 0 ? [data.fresh(fresh)] : []),
      ...(longer > 0 ? [`${longer === 1 ? '1 Partie' : `${longer} Partien`} weiter gespielt`] : []),
    ];
    return parts.length > 0 ? `Eingelesen: ${parts.join(', ')}.` : '';
  },
  settingsTaken: 'Name und Einstellungen sind übernommen.',
  inMemory: 'Gespeichert ist das hier nicht: Es ist weg, sobald du die App schliesst.',
  open: (count: number): string => `${are(count)} in einem anderen Fenster offen und ${stay(count)}.`,
  nothingTaken: 'Es hat sich nichts geändert.',
  notTaken: 'Das Einlesen hat nicht geklappt. Es ist noch alles, wie es war.',
  unchanged: 'Hier hat sich nichts geändert.',
  faults: {
    tooBig: 'Diese Datei ist zu gross für eine Sicherung.',
    noJson: 'Das ist keine Sicherung von Salonjass, oder nur ein Teil davon.',
    foreign: 'Das ist keine Sicherung von Salonjass.',
    newer: 'Diese Sicherung stammt von einer neueren Fassung. Lade zuerst die App neu.',
    damaged: 'Diese Sicherung ist beschädigt.',
    unreadable: 'Die Datei lässt sich nicht öffnen.',
    storage: 'Der Browser sagt gerade nicht, welche Partien hier sind. Versuch es später noch einmal.',
  },
};
