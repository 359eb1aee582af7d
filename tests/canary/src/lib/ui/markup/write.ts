// breaks: lint no-restricted-properties
export const canary = (name: string): void => document.write(name);
