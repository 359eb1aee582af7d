// breaks: door-imports-kit
import type { Card } from '../engine/types';
export type Canary = Card;
