// breaks: lint @typescript-eslint/no-implied-eval
export const canary = (name: string): unknown => setTimeout(name, 1);
