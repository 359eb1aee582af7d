// breaks: lint no-restricted-properties
export const canary = (name: string): Node => new Range().createContextualFragment(name);
