// breaks: no-unknown-folder-imported
export const canary = 1;
