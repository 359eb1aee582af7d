// breaks: only-pool-opens-door
import { ownScript } from '../../door/script';
export const canary = ownScript;
