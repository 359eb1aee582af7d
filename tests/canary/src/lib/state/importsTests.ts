// breaks: app-imports-no-tests
import { focused } from '../../../tests/focused';
export const canary = focused;
