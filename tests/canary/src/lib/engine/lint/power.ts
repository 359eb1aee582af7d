// breaks: lint no-restricted-syntax
export const canary = (x: number): number => x ** 2;
