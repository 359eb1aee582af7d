// breaks: no-unknown-folder-imported
import { canary } from '../manager/imported';
export const stat = canary;
