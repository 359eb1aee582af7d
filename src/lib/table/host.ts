/** The authority over one game: takes intents one at a time, writes each line down, then shows it to every seat. */
import { act, drawDeal, newGame, view } from '../engine/game';
import type { Actor, Seat } from '../engine/types';
import type { Action, Game } from '../engine/variants/types';
import { dealBytes, keyOf } from './chance';
import { fold, openGame } from './game';
import { addLine, lastDecision, NOTHING_TOLD, type Told } from './log';
import type { GameHeader, GameLog, GameStore, IntentRefusal, LogLine, Seated, Update } from './ports';
import { summaryOf } from './summary';

export interface HostPorts {
  readonly store: GameStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** False if the log given is in memory only. */
  readonly saved?: boolean;
}

type Listener = (update: Update) => void;
type Refused = IntentRefusal | null;

export class Host {
  readonly header: GameHeader;
  #game: Game;
  #told: Told;
  /** The whole log; the number of a line is its place. */
  readonly #lines: LogLine[];
  #saved: boolean;
  /** The storage took a line neither for good nor for now: it is not asked again. */
  #refused = false;
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
    const { header, told, game } = openGame(log);
    this.header = header;
    this.#told = told;
    this.#game = game;
    this.#lines = [...log.lines];
    this.#saved = ports.saved ?? true;
    this.#ports = ports;
  }

  /** The newest line is on disk. */
  get saved(): boolean {
    return this.#saved;
  }

  /** The game as it stands here, whether it could be written or not. */
  log(): GameLog {
    return { ...this.header, lines: [...this.#lines] };
  }

  /** Takes a seat: `listener` gets the present update at once and every later one. */
  join(seat: Seat, listener: Listener): Seated {
    this.#seats.set(listener, seat);
    listener(this.#updateFor(seat));
    return {
      seat,
      act: (action, seen) =>
        this.#enqueue(() =>
          seen === this.#lines.length ? this.#take(seat, action) : Promise.resolve('stale'),
        ),
      takeBack: () => this.#enqueue(() => this.#takeBack(seat)),
      leave: () => void this.#seats.delete(listener),
    };
  }

  /** Deals, if the game waits for a deal; else nothing happens. */
  async deal(): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#game.turn !== 'chance') return 'stale';
      const bytes = dealBytes(keyOf(this.header), this.#game.deals.length);
      return this.#take('chance', drawDeal(this.#game, bytes));
    });
  }

  /** Ends a game that is not over, for good; `by` did not want to go on. Resolves with null once it is so. */
  giveUp(by: Seat): Promise<Refused> {
    return this.#enqueue(async () => {
      if (this.#game.phase === 'over') return 'over';
      await this.#add({ seq: this.#lines.length, by, giveUp: true, at: this.#ports.clock() }, this.#game);
      return null;
    });
  }

  /** Nothing is taken or shown any more. Resolves once a line in work is written. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#seats.clear();
    await this.#queue;
  }

  /** `work` is begun only when all earlier intents are through. */
  #enqueue(work: () => Promise<Refused>): Promise<Refused> {
    const turn = this.#queue.then(() => (this.#closed || this.#told.givenUp ? 'stale' : work()));
    // An intent that throws is that seat's trouble; the next one is taken all the same.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #take(by: Actor, action: Action): Promise<Refused> {
    const next = act(this.#game, by, action);
    if (!next.ok) return next.error;
    await this.#add({ seq: this.#lines.length, by, action, at: this.#ports.clock() }, next.value);
    return null;
  }

  async #takeBack(by: Seat): Promise<Refused> {
    const index = this.#takeBackTo(by);
    if (index === null) return 'illegal';
    const game = fold(this.header.setup, this.#told.events.slice(0, index));
    await this.#add({ seq: this.#lines.length, by, takeBack: index, at: this.#ports.clock() }, game);
    return null;
  }

  /** The event that "Zurück" of `seat` would lead back to; null where there is none, or other people sit here. */
  #takeBackTo(seat: Seat): number | null {
    const alone = this.header.players.every((player, other) => (player === 'human') === (other === seat));
    const open = this.#game.phase !== 'over' && !this.#told.givenUp;
    return alone && open ? lastDecision(this.#told.events, seat) : null;
  }

  /** Written first, then true, then shown. */
  async #add(line: LogLine, game: Game): Promise<void> {
    const told = addLine(this.#told, line);
    await this.#write(line, game, told);
    this.#told = told;
    this.#game = game;
    this.#lines.push(line);
    for (const [listener, seat] of this.#seats) listener(this.#updateFor(seat));
  }

  /** After a refused write the game goes on in memory: a gap in the log would make it unreadable. */
  async #write(line: LogLine, game: Game, told: Told): Promise<void> {
    if (this.#refused) return;
    try {
      const kept = await this.#ports.store.append(line, summaryOf(this.header, game, told, line.at), () => ({
        ...this.header,
        lines: [...this.#lines, line],
      }));
      this.#saved = kept === 'disk';
    } catch {
      this.#refused = true;
      this.#saved = false;
    }
  }

  #updateFor(seat: Seat): Update {
    const { events, takeBacks, takenBack, givenUp } = this.#told;
    return {
      seq: this.#lines.length,
      ply: events.length,
      view: view(this.#game, seat),
      saved: this.#saved,
      takeBacks,
      takenBack: takenBack.filter(({ by }) => by === seat).map(({ action }) => action),
      canTakeBack: this.#takeBackTo(seat) !== null,
      givenUp,
    };
  }
}

/** Writes down a new game; its log is still empty. */
export async function createGame(header: GameHeader, store: GameStore): Promise<void> {
  await store.create(header, summaryOf(header, newGame(header.setup), NOTHING_TOLD, header.started));
}
