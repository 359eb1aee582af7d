// breaks: lint no-restricted-properties
export const canary = 'a'.localeCompare('b');
