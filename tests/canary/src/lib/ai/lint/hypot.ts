// breaks: lint no-restricted-properties
const { hypot } = Math;
export const canary = hypot(3, 4);
