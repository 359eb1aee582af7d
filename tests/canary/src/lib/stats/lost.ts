// breaks: no-unresolvable
import { nothing } from './nowhere';
export const canary = nothing;
