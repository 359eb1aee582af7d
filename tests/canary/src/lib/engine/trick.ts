// breaks: engine-lists-variants-in-few-places
import { variants } from './variants';
export const canary = variants;
