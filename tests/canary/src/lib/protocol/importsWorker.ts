// breaks: protocol-needs-no-worker
import { worker } from '../ai/worker';
export const canary = worker;
