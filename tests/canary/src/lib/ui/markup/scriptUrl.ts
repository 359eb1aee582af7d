// breaks: lint no-script-url
export const canary = 'javascript:void 0';
