// breaks: lint no-restricted-syntax
export const canary = (at: Element, name: string): void => at.setAttribute('onclick', name);
