// breaks: no-circular
import { back } from './back';
export const there = () => back;
