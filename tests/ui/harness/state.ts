/** Stands in for kit's module of the same name: one page, with nothing over it. */
export const page = { state: {}, url: new URL(location.href), params: {} };
