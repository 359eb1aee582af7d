import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { IdbAnalyses } from '$lib/db/analyses';
import { Connection } from '$lib/db/connection';
import { IdbGames } from '$lib/db/games';
import { openDatabase } from '$lib/db/schema';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import type { GameHeader, GameSummary } from '$lib/table/ports';

let count = 0;
function stores(): { games: IdbGames; analyses: IdbAnalyses } {
  const name = `analyses-${count++}`;
  const db = new Connection((onLost) => openDatabase(name, { onLost }));
  return { games: new IdbGames(db), analyses: new IdbAnalyses(db) };
}
const header = (id: string): GameHeader => ({
  id,
  setup: { variant: 'schieber', options: DEFAULT_OPTIONS },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: '0'.repeat(64),
  started: 10,
});
const summary = (id: string): GameSummary => ({
  ...{ id, variant: 'schieber', target: 2500, board: [0, 0], deals: 0, updated: 20 },
  ...{ over: false, givenUp: false, takeBacks: 0, level: 'weak' as const },
});

it('the analysis of a deal is kept, and deals that were not analysed have none', async () => {
  const { analyses } = stores();
  await analyses.save('a', 2, { good: 97 });
  expect(await analyses.load('a', 2)).toEqual({ good: 97 });
  expect(await analyses.load('a', 1)).toBeUndefined();
  expect(await analyses.load('b', 2)).toBeUndefined();
});

it('an analysis goes with its game, and only with that', async () => {
  const { games, analyses } = stores();
  await games.create(header('a'), summary('a'));
  await games.create(header('b'), summary('b'));
  for (const game of ['a', 'b']) for (const deal of [0, 1]) await analyses.save(game, deal, { game, deal });
  await games.remove('a');
  expect(await analyses.load('a', 0)).toBeUndefined();
  expect(await analyses.load('a', 1)).toBeUndefined();
  expect(await analyses.load('b', 1)).toEqual({ game: 'b', deal: 1 });
});

it('a game that comes back from a file in another state is analysed anew', async () => {
  const { games, analyses } = stores();
  await games.create(header('a'), summary('a'));
  await analyses.save('a', 0, {});
  await games.put([{ log: { ...header('a'), lines: [] }, summary: summary('a') }]);
  expect(await analyses.load('a', 0)).toBeUndefined();
});
