// breaks: no-unknown-folder-alone
export const canary = 1;
