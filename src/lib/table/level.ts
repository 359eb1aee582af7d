/** How strong the computers of a game play, as its header and files say it. */
import type { GameHeader, Level } from './ports';

const LEVELS: readonly unknown[] = ['weak', 'medium', 'strong'] satisfies Level[];

export const isLevel = (raw: unknown): raw is Level => LEVELS.includes(raw);

export const levelOf = ({ level = 'strong' }: Pick<GameHeader, 'level'>): Level => level;
