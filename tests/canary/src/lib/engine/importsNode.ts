// breaks: engine-imports-nothing
import { readFileSync } from 'node:fs';
export const canary = readFileSync;
