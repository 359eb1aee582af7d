export const cards = 36;
