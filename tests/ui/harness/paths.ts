/** Stands in for kit's module of the same name. */
export const asset = (path: string): string => path;
export const resolve = (path: string): string => `#${path}`;
