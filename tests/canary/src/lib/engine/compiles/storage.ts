// breaks: types
export const canary = indexedDB;
export {};
