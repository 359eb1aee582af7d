// breaks: ui-takes-types-and-cards-from-engine
import { rule } from '../engine/rules';
export const canary = rule;
