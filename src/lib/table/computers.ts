/** The computers at a table: each is asked when it is its turn, sees only its view, and acts like anybody else. */
import type { Seat } from '../engine/types';
import type { View } from '../engine/variants/types';
import type { Host } from './host';
import { levelOf } from './level';
import type { Computer, Seated, Update } from './ports';

/**
 * Seats the computers of `host` and lets them play.
 * @returns stops them; a question in work is given up
 */
export function seatComputers(host: Host, computer: Computer): () => void {
  const stops = host.header.players.flatMap((player, seat) =>
    player === 'computer' ? [seatComputer(host, seat, computer)] : [],
  );
  return () => stops.forEach((stop) => stop());
}

function seatComputer(host: Host, seat: Seat, computer: Computer): () => void {
  let asking = new AbortController();
  let seated: Seated | null = null;
  const answer = async ({ seq, ply, view }: Update, { signal }: AbortController): Promise<void> => {
    // The decision depends on the view, the game's level and this text alone: a resumed game goes on as it would have,
    // and the same card after "Zurück" gets the same answer.
    const action = await computer.choose(view, levelOf(host.header), `${host.header.id}/${ply}`, signal);
    await seated?.act(action, seq);
  };
  seated = host.join(seat, (update) => {
    // Whatever it is still thinking about is past.
    asking.abort();
    if (!isAsked(update.view) || update.givenUp) return;
    const now = (asking = new AbortController());
    // Joined first, answered later: `seated` is set by then.
    void Promise.resolve()
      .then(() => answer(update, now))
      .catch((error: unknown) => {
        if (!now.signal.aborted) throw error;
      });
  });
  return () => {
    asking.abort();
    seated?.leave();
  };
}

const isAsked = (view: View): boolean => view.turn === view.seat && view.legal.length > 0;
