// breaks: lint no-restricted-properties
export const canary = (at: Element, name: string): void => at.setHTMLUnsafe(name);
