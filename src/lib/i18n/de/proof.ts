/** The proof that the cards came out of the pack. Only its page loads it. */
import { cards } from './fair';

export const proof = {
  loading: 'Die Karten werden nachgezählt',
  missing: 'Diese Partie gibt es hier nicht mehr.',
  failed: 'Diese Partie lässt sich nicht lesen. Was nicht zu lesen ist, lässt sich auch nicht prüfen.',
  toLobby: 'Zur Lobby',
  intro: (cut: boolean): string =>
    `Die Karten dieser Partie kommen aus einer Zufallszahl${cut ? ' und aus deinem Abheben' : ''}, aus nichts anderem. Hier lässt sich das nachprüfen.`,
  before: 'Vor dem ersten Spiel',
  seen: (cut: boolean): string =>
    `${cut ? 'Er stand da, bevor du abgehoben hast. ' : ''}Der Code hält die Zufallszahl fest, ohne sie zu verraten.`,
  cutLabel: 'Abgehoben',
  cutAt: (count: number, word: string): string =>
    word === '' ? cards(count) : `${cards(count)}, eigenes Wort «${word}»`,
  noCut: 'ohne Abheben',
  closed: 'Der Code wird nach der Partie geöffnet',
  closedWhy: 'Wer die Zufallszahl kennt, kennt alle Karten. Darum bleibt sie zu, bis die Partie zu Ende ist.',
  opened: 'Geöffnet',
  seed: 'Zufallszahl',
  key: 'Schlüssel der Karten',
  keySame: 'Ohne Abheben ist er die Zufallszahl selbst.',
  keyFrom: 'SHA-256 von Zufallszahl, abgehobenen Karten und Wort.',
  checks: {
    busy: 'wird nachgerechnet',
    fits: 'passt',
    wrong: 'stimmt nicht',
    unable: 'hier nicht nachzurechnen; mit dem Befehl unten geht es',
  },
  checkSeed: 'SHA-256 der Zufallszahl ergibt den Code',
  checkKey: 'SHA-256 von Zufallszahl und Abheben ergibt den Schlüssel',
  dealsTitle: 'Die Spiele, neu verteilt',
  dealsIntro: 'Aus dem Schlüssel eben noch einmal gemischt und mit dem Protokoll der Partie verglichen.',
  noDeals: 'In dieser Partie wurden keine Karten verteilt.',
  deal: (number: number): string => `Spiel ${number}`,
  same: 'gleich wie gespielt',
  differs: 'stimmt nicht',
  all: (count: number): string =>
    count === 1
      ? 'Alles stimmt: Das Spiel kam aus diesem Paket.'
      : `Alles stimmt: ${count === 2 ? 'Beide' : `Alle ${count}`} Spiele kamen aus diesem Paket.`,
  some: (wrong: number, count: number): string =>
    `${wrong} von ${count} Spielen kamen nicht aus diesem Paket.`,
  own: 'Selber nachrechnen',
  ownCode: 'Den Code, auf jedem Rechner mit einem Terminal:',
  ownKey: 'Den Schlüssel ebenso:',
  how: 'So wird gemischt',
  steps: [
    'Die App zieht eine Zufallszahl von 256 Bit und zeigt dir ihren SHA-256-Code.',
    'Hebst du ab, wird SHA-256 von Zufallszahl, Zahl der abgehobenen Karten und Wort, getrennt durch Schrägstriche, zum Schlüssel. Sonst ist die Zufallszahl der Schlüssel.',
    'ChaCha20 macht aus dem Schlüssel für jedes Spiel eine eigene Folge von Bytes; die Nonce ist die Nummer des Spiels, von 0 an.',
    'Damit mischt Fisher-Yates die 36 Karten; Bytes, die kleine Zahlen bevorzugen würden, werden verworfen. Verteilt werden je drei Karten aufs Mal.',
  ],
  limits: 'Was das nicht beweist',
  limitsCut:
    'Abheben kennt nur 35 Stellen: Ganz in deiner Hand liegt die Mischung erst mit einem eigenen Wort.',
  limitsNoCut:
    'Ohne Abheben hat allein die App die Zufallszahl gezogen. Der Code zeigt dann nur, dass sie in der Partie nicht gewechselt hat.',
  limitsSeen:
    'Dass die Computer nur ihre eigenen Karten sehen, zeigt diese Seite nicht. Es steht im Quelltext, und der ist offen.',
};
