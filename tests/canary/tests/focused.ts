// breaks: lint no-restricted-syntax
import { test } from 'vitest';
test.only('alone', () => {});
export const focused = 1;
