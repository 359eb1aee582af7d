/** The own hand. */
export const hand = {
  again: 'Nochmals tippen',
  trump: 'Trumpf',
};
