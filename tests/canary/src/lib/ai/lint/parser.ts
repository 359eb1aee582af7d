// breaks: lint no-restricted-globals
export const canary = new DOMParser();
