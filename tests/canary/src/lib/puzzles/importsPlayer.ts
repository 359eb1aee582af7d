// breaks: puzzles-import-engine-and-solver
import { canary } from '../ai/player/deep';
export const puzzle = canary;
