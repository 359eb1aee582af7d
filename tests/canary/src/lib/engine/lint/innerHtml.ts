// breaks: lint no-restricted-properties
export const canary = (at: { innerHTML: string }): void => void (at.innerHTML = '<b>');
