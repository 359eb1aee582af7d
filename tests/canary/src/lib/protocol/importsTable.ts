// breaks: protocol-imports-engine-and-ai
import { host } from '../table/host';
export const canary = host;
