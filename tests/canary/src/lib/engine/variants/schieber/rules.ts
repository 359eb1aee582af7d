export const schieber = 1;
