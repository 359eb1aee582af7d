// breaks: no-undeclared-package
import fc from 'fast-check';
export const canary = fc;
