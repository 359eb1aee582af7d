// breaks: service-worker-stands-alone
import { rule } from '../lib/engine/rules';
export const canary = rule;
