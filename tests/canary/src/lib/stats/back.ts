// breaks: no-circular
import { there } from './there';
export const back = () => there;
