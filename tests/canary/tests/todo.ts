// breaks: lint no-restricted-syntax
import { describe, it } from 'vitest';
describe('later', () => {
  it.todo('some day');
});
