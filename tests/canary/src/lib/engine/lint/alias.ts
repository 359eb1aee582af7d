// breaks: lint no-restricted-syntax
const m = Math;
export const canary = m.random();
