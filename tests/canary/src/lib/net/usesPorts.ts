// breaks: net-takes-types-from-ports
import { notOnlyTypes } from '../table/ports';
export const canary = notOnlyTypes;
