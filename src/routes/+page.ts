// What everybody sees first is in the file itself: it is there before the scripts are.
export const ssr = true;
