// breaks: engine-reaches-variants-by-index
import { schieber } from './variants/schieber/rules';
export const canary = schieber;
