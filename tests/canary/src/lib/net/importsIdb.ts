// breaks: net-imports-engine
import { openDB } from 'idb';
export const canary = openDB;
