// breaks: lint no-restricted-syntax
export const canary = (name: string): string => `javascript:${name}`;
