// breaks: types
export const first = (list: number[]): number => list[0];
export {};
