// breaks: lint no-restricted-properties
export const canary = (at: HTMLIFrameElement, name: string): void => void (at.srcdoc = name);
