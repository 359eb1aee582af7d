/** Stands in for kit's module of the same name: nobody goes anywhere here. */
export const afterNavigate = (): void => {};
export const goto = (): Promise<void> => Promise.resolve();
export const pushState = (): void => {};
