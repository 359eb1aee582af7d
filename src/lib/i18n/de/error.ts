/** Pages and parts that are not there. */
export const error = {
  title: 'Vom Kurs abgekommen',
  notFound: 'Hier ist nur Wasser. Diese Seite gibt es nicht.',
  part: 'Ein Teil der App liess sich nicht laden. Ist das Netz da, hilft «Neu laden». Deine Partien sind gespeichert.',
  wait: 'Einen Moment',
  other: 'Da ist etwas schiefgegangen. Deine Partien sind gespeichert.',
  reload: 'Neu laden',
  lobby: 'Zur Lobby',
};
