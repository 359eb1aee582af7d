export interface Card {
  readonly number: number;
}
export const anything = 1;
