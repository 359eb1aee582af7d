// breaks: db-imports-engine
import { link } from '../net/link';
export const canary = link;
