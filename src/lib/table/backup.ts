/** Backups (docs/BACKUP.md): games and settings as one text, and the only door by which such a text comes in again. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readFields, readWhole } from '../engine/json';
import type { Result } from '../engine/types';
import { readGame, readTime, writeGame } from './backupGame';
import { canonical } from './canonical';
import type { GameLog, StoredGame } from './ports';

const FORMAT = 'salonjass-backup';
const VERSION = 1;
/** The largest file that is looked at, in bytes: some hundreds of games. */
export const MAX_BACKUP = 20_000_000;
const MAX_GAMES = 10_000;
const LONGEST_APP = 40;

/** What a backup brings, checked to the last line. */
export interface Backup {
  /** The version of the app that wrote it, and when, in milliseconds since 1970. */
  readonly app: string;
  readonly created: number;
  readonly games: readonly StoredGame[];
  /** Games that are damaged, or of a kind that this version does not play. */
  readonly unreadable: number;
  /** As they lie in the file: whoever takes them guards them. Undefined if there are none. */
  readonly settings: unknown;
}

/**
 * Why a text was not taken as a backup.
 * - `tooBig`: not looked at
 * - `noJson`: no JSON at all, or only a part of it
 * - `foreign`: JSON of something else
 * - `newer`: from a version of the app that is newer than this one
 * - `damaged`: changed or cut since it was written
 */
export type BackupFault = 'tooBig' | 'noJson' | 'foreign' | 'newer' | 'damaged';

type Contents = Pick<Backup, 'games' | 'unreadable' | 'settings'>;
/** Lets others have their turn: reading many games takes seconds. */
type Pause = () => Promise<void>;

/** @throws if a log cannot be written */
export function writeBackup(
  games: readonly GameLog[],
  settings: object | null,
  app: string,
  created: number,
): string {
  const data = { games: games.map(writeGame), ...(settings && { settings }) };
  return JSON.stringify({ format: FORMAT, version: VERSION, app, created, sha256: digest(data), data });
}

/** @throws if the data is nested too deeply */
const digest = (data: unknown): string => bytesToHex(sha256(new TextEncoder().encode(canonical(data))));

/** Reads a backup and plays all its games through the rules. Never throws, and changes nothing. */
export async function readBackup(
  text: string,
  pause: Pause = () => Promise.resolve(),
): Promise<Result<Backup, BackupFault>> {
  if (text.length > MAX_BACKUP) return { ok: false, error: 'tooBig' };
  const raw = parse(text);
  if (raw === undefined) return { ok: false, error: 'noJson' };
  if (!isOurs(raw)) return { ok: false, error: 'foreign' };
  const version = readWhole(raw.version, 1, Number.MAX_SAFE_INTEGER);
  if (version !== null && version > VERSION) return { ok: false, error: 'newer' };
  const backup = version && (await readSealed(raw, version, pause));
  return backup ? { ok: true, value: backup } : { ok: false, error: 'damaged' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whatever else it holds: a newer version may have other fields. */
const isOurs = (raw: unknown): raw is { readonly version?: unknown } =>
  typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === FORMAT;

/**
 * How the data of each version is read. When version 2 comes, the entry of 1 turns its data into those of 2 and hands
 * them to that entry: step by step, so that a file of any age comes in.
 */
const READERS = new Map<number, (data: unknown, pause: Pause) => Promise<Contents | null>>([[1, readData]]);

async function readSealed(raw: unknown, version: number, pause: Pause): Promise<Backup | null> {
  const fields = readFields(raw, ['format', 'version', 'app', 'created', 'sha256', 'data']);
  const created = readTime(fields?.created);
  if (!fields || created === null || typeof fields.app !== 'string') return null;
  if (fields.app.length > LONGEST_APP || !isSealed(fields)) return null;
  const contents = await READERS.get(version)?.(fields.data, pause);
  return contents ? { app: fields.app, created, ...contents } : null;
}

function isSealed({ sha256: seal, data }: { readonly sha256: unknown; readonly data: unknown }): boolean {
  try {
    return digest(data) === seal;
  } catch {
    return false;
  }
}

async function readData(data: unknown, pause: Pause): Promise<Contents | null> {
  const fields = readFields(data, ['games'], ['settings']);
  if (!fields || !Array.isArray(fields.games) || fields.games.length > MAX_GAMES) return null;
  const games = new Map<string, StoredGame>();
  for (const raw of fields.games) {
    const game = readGame(raw);
    if (game && !games.has(game.log.id)) games.set(game.log.id, game);
    await pause();
  }
  return {
    games: [...games.values()],
    unreadable: fields.games.length - games.size,
    settings: fields.settings,
  };
}
