import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { Connection } from '$lib/db/connection';
import { IdbGames } from '$lib/db/games';
import { openDatabase } from '$lib/db/schema';
import { IdbSettings } from '$lib/db/settings';
import { guarded } from '$lib/state/settings';
import { Host } from '$lib/table/host';
import type { GameSummary, Update } from '$lib/table/ports';
import { dumps, restore } from '../helpers/databases';

interface Opened {
  readonly games: IdbGames;
  readonly settings: IdbSettings;
  readonly list: readonly GameSummary[];
}
/** After everything in the fixtures. */
const LATER = 9e12;
let count = 0;

/** What the app of today makes of a database of then. */
async function open(dump: Parameters<typeof restore>[0]['dump']): Promise<Opened> {
  const name = `fixture-${count++}`;
  await restore({ dump, name });
  const connection = new Connection((onLost) => openDatabase(name, { onLost }));
  const games = new IdbGames(connection);
  return { games, settings: new IdbSettings(connection), list: await games.list() };
}

describe.each(dumps())('a database as it was: %s', (_, dump) => {
  it('lists every game with its score', async () => {
    const { list } = await open(dump);
    const rows = dump.stores.games as readonly { value: GameSummary }[];
    expect(list).toHaveLength(rows.length);
    for (const { value } of rows) {
      const { id, board, deals, over } = value;
      expect(list.find((game) => game.id === id)).toMatchObject({ id, board, deals, over, level: 'strong' });
    }
  });

  it('opens every game where it was left, with the score of the list', async () => {
    const { games, list } = await open(dump);
    for (const { id, board, takeBacks, givenUp } of list) {
      const log = await games.load(id);
      if (!log) throw new Error('gone');
      const host = new Host(log, { store: games, clock: () => 0 });
      let update: Update | null = null;
      host.join(0, (next) => (update = next));
      expect(update).toMatchObject({ view: { board }, takeBacks, givenUp, seq: log.lines.length });
    }
  });

  it('lets an open game go on, and keeps what is new', async () => {
    const { games, list } = await open(dump);
    const left = list.find(({ over }) => !over) as GameSummary;
    const log = await games.load(left.id);
    const host = new Host(log!, { store: games, clock: () => LATER });
    let update!: Update;
    const me = host.join(0, (next) => (update = next));
    expect(update.view.turn).toBe(0);
    expect(await me.act(update.view.legal[0]!, update.seq)).toBeNull();
    expect(update.saved).toBe(true);
    expect((await games.load(left.id))?.lines).toHaveLength(log!.lines.length + 1);
    expect((await games.list())[0]).toMatchObject({ id: left.id, updated: LATER });
  });

  it('keeps what a person had chosen', async () => {
    const { settings } = await open(dump);
    expect(guarded(await settings.load())).toMatchObject({ speed: 'off', pack: 'german' });
  });
});
