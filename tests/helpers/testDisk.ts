import { MemoryGames } from '$lib/db/memoryGames';
import type { Kept, StoredGame } from '$lib/table/ports';

/** A disk as tests need it: it forgets with the test, and says that it keeps. */
export class TestDisk extends MemoryGames {
  override async put(games: readonly StoredGame[]): Promise<Kept> {
    await super.put(games);
    return 'disk';
  }
}
