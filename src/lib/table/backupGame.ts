/** A game in a backup (docs/BACKUP.md): its header, and its lines with actions as the engine protocol writes them. */
import { newGame, readOptions, type Setup } from '../engine/game';
import { type JsonObject, readFields, readList, readWhole } from '../engine/json';
import type { MoveKind } from '../engine/rules';
import type { Actor } from '../engine/types';
import { isBuilt, rulesOf } from '../engine/variants/index';
import type { Action, Variant } from '../engine/variants/types';
import { isCut, isSeed } from './chance';
import { openGame } from './game';
import { isLevel } from './level';
import type { Cut, GameHeader, GameLog, LogLine, Player, StoredGame } from './ports';
import { summaryOf } from './summary';

/** Far beyond every real game; bounds the work that a foreign file can cause. */
const MAX_LINES = 20_000;
const MAX_SEAT = 3;
/** The last millisecond a Date knows. */
const LAST_TIME = 8.64e15;

const isGameId = (raw: unknown): raw is string => typeof raw === 'string' && /^[0-9a-f]{32}$/.test(raw);
/** Milliseconds since 1970. */
export const readTime = (raw: unknown): number | null => readWhole(raw, 0, LAST_TIME);

/** Whether the log comes back from a file. False for one that is damaged; that it follows the rules is not checked. */
export function canBeWritten(log: GameLog): boolean {
  try {
    return readLog(writeGame(log)) !== null;
  } catch {
    return false;
  }
}

/** @throws if the log holds a line that is none */
export function writeGame({ lines, ...header }: GameLog): JsonObject {
  return { header: writeHeader(header), lines: lines.map((line) => writeLine(header.setup.variant, line)) };
}

/** Field by field: nothing that a later version may put beside them gets out unseen. */
function writeHeader({ id, setup, players, seed, cut, level, started }: GameHeader): JsonObject {
  const { variant, options, foreign } = setup;
  return {
    id,
    setup: { variant, options, ...(foreign === undefined ? {} : { foreign }) },
    players,
    seed,
    ...(cut && { cut: { at: cut.at, word: cut.word } }),
    ...(level && { level }),
    started,
  };
}

function writeLine(variant: Variant, line: LogLine): JsonObject {
  const { seq, by, at } = line;
  if ('giveUp' in line) return { seq, by, giveUp: true, at };
  if ('takeBack' in line) return { seq, by, takeBack: line.takeBack, at };
  const { writeDeal, writeMove } = rulesOf(variant).record;
  return { seq, by, action: (by === 'chance' ? writeDeal : writeMove)(line.action), at };
}

/** A game from foreign JSON, played through the rules; null if it is not one that this version could have written. */
export function readGame(raw: unknown): StoredGame | null {
  const log = readLog(raw);
  if (!log) return null;
  try {
    const { told, game } = openGame(log);
    const updated = log.lines[log.lines.length - 1]?.at ?? log.started;
    return { log, summary: summaryOf(log, game, told, updated) };
  } catch {
    return null;
  }
}

function readLog(raw: unknown): GameLog | null {
  const fields = readFields(raw, ['header', 'lines']);
  const header = readHeader(fields?.header);
  if (!header) return null;
  let seq = 0;
  const lines = readList(fields?.lines, MAX_LINES, (line) => readLine(header.setup.variant, line, seq++));
  return lines && { ...header, lines };
}

function readHeader(raw: unknown): GameHeader | null {
  const fields = readFields(raw, ['id', 'setup', 'players', 'seed', 'started'], ['cut', 'level']);
  const setup = readSetup(fields?.setup);
  const players = setup && readPlayers(fields?.players, newGame(setup).hands.length);
  const cut = fields?.cut === undefined ? undefined : readCut(fields.cut);
  const started = readTime(fields?.started);
  if (!fields || !setup || !players || cut === null || started === null) return null;
  const { id, seed, level } = fields;
  if (!isGameId(id) || !isSeed(seed) || (level !== undefined && !isLevel(level))) return null;
  return { id, setup, players, seed, ...(cut && { cut }), ...(level && { level }), started };
}

function readSetup(raw: unknown): Setup | null {
  const fields = readFields(raw, ['variant', 'options'], ['foreign']);
  if (!fields || !isBuilt(fields.variant)) return null;
  const { variant, foreign } = fields;
  const options = readOptions(variant, fields.options);
  if (!options || (foreign !== undefined && typeof foreign !== 'boolean')) return null;
  return { variant, options, ...(foreign === undefined ? {} : { foreign }) };
}

function readPlayers(raw: unknown, seats: number): Player[] | null {
  const players = readList(raw, seats, (player) =>
    player === 'human' || player === 'computer' ? player : null,
  );
  return players?.length === seats ? players : null;
}

function readCut(raw: unknown): Cut | null {
  const cut = readFields(raw, ['at', 'word']);
  return isCut(cut) ? { at: cut.at, word: cut.word } : null;
}

/** A line with its number `seq`; exactly one of the three things that can happen. */
function readLine(variant: Variant, raw: unknown, seq: number): LogLine | null {
  const fields = readFields(raw, ['seq', 'by', 'at'], ['action', 'takeBack', 'giveUp']);
  const at = readTime(fields?.at);
  const by = fields?.by === 'chance' ? 'chance' : readWhole(fields?.by, 0, MAX_SEAT);
  if (!fields || at === null || by === null || fields.seq !== seq || Object.keys(fields).length !== 4)
    return null;
  if (fields.action !== undefined) return readEvent(variant, { seq, by, at }, fields.action);
  if (by === 'chance') return null;
  if (fields.giveUp === true) return { seq, by, giveUp: true, at };
  const takeBack = readWhole(fields.takeBack, 0, MAX_LINES);
  return takeBack === null ? null : { seq, by, takeBack, at };
}

function readEvent(
  variant: Variant,
  { seq, by, at }: { seq: number; by: Actor; at: number },
  raw: unknown,
): LogLine | null {
  const { readDeal } = rulesOf(variant).record;
  const action = by === 'chance' ? readDeal(raw) : readMove(variant, raw);
  return action && { seq, by, action, at };
}

/** Which action it is, its one key among the variant's moves tells; the variant reads the rest. */
function readMove(variant: Variant, raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { moves } = rulesOf(variant).record;
  const kind = (Object.keys(moves) as MoveKind[]).find((known) => Object.hasOwn(raw, known));
  const action = kind && moves[kind]?.(raw);
  return typeof action === 'object' ? action : null;
}
