// breaks: lint no-restricted-syntax
export const canary = (at: Element, name: string): Element => Object.assign(at, { innerHTML: name });
