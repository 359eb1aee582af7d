/** The one door through which a secret gets into a view. */
import type { Shown } from './types';

/** Says that the seat whose view is being built may see `value`. Changes nothing at run time. */
export const show = <T>(value: T): Shown<T> => value as Shown<T>;
