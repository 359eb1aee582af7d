// breaks: worker-reaches-no-interface
import { canary } from './player/deep';
export const worker = canary;
