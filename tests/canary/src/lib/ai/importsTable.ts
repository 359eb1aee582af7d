// breaks: ai-imports-engine
import { host } from '../table/host';
export const canary = host;
