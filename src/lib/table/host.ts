/** The authority over one game: takes intents one at a time, writes each event down, then shows it to every seat. */
import { act, drawDeal, newGame, readOptions, replay, type Setup, view } from '../engine/game';
import type { Actor, Seat } from '../engine/types';
import type { Action, Event, Game } from '../engine/variants/types';
import { dealBytes, isSeed } from './chance';
import type { GameHeader, GameLog, GameStore, GameSummary, IntentRefusal, Seated, Update } from './ports';

export interface HostPorts {
  readonly store: GameStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

type Listener = (update: Update) => void;

export class Host {
  readonly header: GameHeader;
  #game: Game;
  #seq: number;
  #saved = true;
  #closed = false;
  readonly #ports: HostPorts;
  readonly #seats = new Map<Listener, Seat>();
  /** The intent in work; the next one waits for it. */
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * Takes up a game where its log ends.
   * @throws if the log is damaged or does not follow the rules: callers say so and leave the game as it is
   */
  constructor(log: GameLog, ports: HostPorts) {
    const setup = checkedSetup(log);
    const folded = replay(setup, log.events);
    if (!folded.ok) throw new Error(`event ${folded.error.event}: ${folded.error.refusal}`);
    this.header = {
      id: log.id,
      setup,
      players: log.players,
      seed: log.seed,
      started: log.started,
    };
    this.#game = folded.value;
    this.#seq = log.events.length;
    this.#ports = ports;
  }

  /** Takes a seat: `listener` gets the present update at once and every later one. */
  join(seat: Seat, listener: Listener): Seated {
    this.#seats.set(listener, seat);
    listener(this.#updateFor(seat));
    return {
      seat,
      act: (action, seen) => this.#enqueue(seat, () => (seen === this.#seq ? action : 'stale')),
      leave: () => void this.#seats.delete(listener),
    };
  }

  /** Deals, if the game waits for a deal; else nothing happens. */
  async deal(): Promise<void> {
    await this.#enqueue('chance', () =>
      this.#game.turn === 'chance'
        ? drawDeal(this.#game, dealBytes(this.header.seed, this.#game.deals.length))
        : 'stale',
    );
  }

  /** Nothing is taken or shown any more; an event in work is still written. */
  close(): void {
    this.#closed = true;
    this.#seats.clear();
  }

  /** `decide` is asked only when all earlier intents are through. */
  #enqueue(by: Actor, decide: () => Action | 'stale'): Promise<IntentRefusal | null> {
    const turn = this.#queue.then(() => {
      const action = this.#closed ? 'stale' : decide();
      return action === 'stale' ? action : this.#take(by, action);
    });
    // An intent that throws is that seat's trouble; the next one is taken all the same.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #take(by: Actor, action: Action): Promise<IntentRefusal | null> {
    const next = act(this.#game, by, action);
    if (!next.ok) return next.error;
    const event: Event = { seq: this.#seq, by, action, at: this.#ports.clock() };
    await this.#write(event, next.value);
    this.#game = next.value;
    this.#seq += 1;
    for (const [listener, seat] of this.#seats) listener(this.#updateFor(seat));
    return null;
  }

  /** After a failed write the game goes on in memory: a gap in the log would make it unreadable. */
  async #write(event: Event, game: Game): Promise<void> {
    if (!this.#saved) return;
    try {
      await this.#ports.store.append(event, summaryOf(this.header.id, game, event.at));
    } catch {
      this.#saved = false;
    }
  }

  #updateFor(seat: Seat): Update {
    return { seq: this.#seq, view: view(this.#game, seat), saved: this.#saved };
  }
}

/** @throws if the header is not one that this version could have written */
function checkedSetup({ setup, seed, players }: GameLog): Setup {
  const options = readOptions(setup.variant, setup.options);
  if (!options || !isSeed(seed) || !players.includes('human')) throw new Error('the log has no sound header');
  return { ...setup, options };
}

/** Writes down a new game; its log is still empty. */
export async function createGame(header: GameHeader, store: GameStore): Promise<void> {
  await store.create(header, summaryOf(header.id, newGame(header.setup), header.started));
}

function summaryOf(id: string, game: Game, updated: number): GameSummary {
  const target = 'target' in game.options ? game.options.target : null;
  return {
    id,
    variant: game.variant,
    target,
    board: game.board.map((sum) => (typeof sum === 'number' ? sum : total(sum))),
    deals: game.deals.length,
    updated,
    over: game.phase === 'over',
  };
}

/** A board of columns adds up. */
const total = (columns: { readonly [column: string]: number }): number =>
  Object.values(columns).reduce((sum, points) => sum + points, 0);
