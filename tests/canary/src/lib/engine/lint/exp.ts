// breaks: lint no-restricted-properties
export const canary = Math.exp(1);
