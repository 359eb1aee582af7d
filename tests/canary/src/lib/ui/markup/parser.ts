// breaks: lint no-restricted-globals
export const canary = (name: string): Node => new DOMParser().parseFromString(name, 'text/html');
