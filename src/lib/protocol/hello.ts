/** `hello`: what this program is and can do. */
import { rulesOf, VARIANTS } from '../engine/variants/index';
import { LEVEL_NAMES } from './observation';
import { answered, malformed, type Op, readLine } from './op';
import { VERSION } from './version';

export const hello: Op = (line) => {
  if (!readLine(line, [])) return malformed('hello takes nothing');
  const options = VARIANTS.map((variant) => [variant, rulesOf(variant).record.options] as const);
  return answered({
    name: 'Salonjass',
    version: VERSION,
    variants: VARIANTS,
    levels: LEVEL_NAMES,
    options: Object.fromEntries(options),
  });
};
