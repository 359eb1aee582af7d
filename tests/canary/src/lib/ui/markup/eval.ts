// breaks: lint no-eval
export const canary = (name: string): unknown => eval(name);
