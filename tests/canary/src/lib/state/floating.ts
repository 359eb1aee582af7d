// breaks: lint @typescript-eslint/no-floating-promises
const write = async (): Promise<number> => 1;
export const canary = (): void => {
  write();
};
