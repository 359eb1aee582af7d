// breaks: lint no-restricted-syntax
import { test } from '@playwright/test';
test.describe.skip('never', () => {});
