export const variants = [];
