// breaks: types
export const canary = document.title;
export {};
