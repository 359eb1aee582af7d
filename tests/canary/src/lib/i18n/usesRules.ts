// breaks: i18n-takes-types-from-engine
import { rule } from '../engine/rules';
export const canary = rule;
