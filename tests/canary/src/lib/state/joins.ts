// breaks: only-compose-joins-table
import { host } from '../table/host';
export const canary = host;
