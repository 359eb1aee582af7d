// breaks: table-imports-engine
import { db } from '../db/games';
export const canary = db;
