// breaks: types
export const canary = process.argv;
export {};
