/** Pages that are not there. */
export const error = {
  title: 'Vom Kurs abgekommen',
  notFound: 'Diese Seite gibt es nicht.',
  other: 'Da ist etwas schiefgegangen. Deine Partien sind gespeichert.',
  reload: 'Neu laden',
  lobby: 'Zur Lobby',
};
