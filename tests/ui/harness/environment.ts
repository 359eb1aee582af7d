/** Stands in for kit's module of the same name. */
export const dev = true;
export const version = 'harness';
