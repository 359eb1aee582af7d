// breaks: lint no-restricted-syntax
import { it } from 'vitest';
it.skip('never', () => {});
