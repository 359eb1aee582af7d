// breaks: no-unknown-folder
import { rule } from '../engine/rules';
export const canary = rule;
