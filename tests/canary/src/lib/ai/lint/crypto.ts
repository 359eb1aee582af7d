// breaks: lint no-restricted-globals
export const canary = crypto.randomUUID();
