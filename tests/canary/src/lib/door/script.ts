export const ownScript = 1;
