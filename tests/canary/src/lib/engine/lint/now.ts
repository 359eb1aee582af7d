// breaks: lint no-restricted-globals
export const canary = performance.now();
