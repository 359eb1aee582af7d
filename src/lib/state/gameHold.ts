/**
 * One page at a time plays a game. Web Locks see to that where the browser has them, which is on secure pages only;
 * elsewhere the pages ask each other. A page that is asked to yield finishes its write before it does.
 */

/** The right to write one game. */
export interface Hold {
  release(): void;
}
/**
 * `from`: which page says it; the smaller name has the game if two ask at the same moment. `since`: from whoever has it
 * already, when it took it, in milliseconds since 1970.
 */
interface Message {
  readonly says: 'who' | 'mine' | 'yield' | 'free';
  readonly from: string;
  readonly since?: number;
}
const ME = crypto.getRandomValues(new Uint32Array(2)).join('-');
const say = (channel: BroadcastChannel, says: Message['says'], since?: number): void =>
  channel.postMessage({ says, from: ME, ...(since !== undefined && { since }) } satisfies Message);

/** Milliseconds for a page that is just closing to let go, and for another page to answer. */
const CLOSING = 800;
const ANSWER = 400;
const YIELDING = 1500;

/**
 * Takes hold of a game. Null if another page has it and `force` is not set.
 * @param force takes it away from the page that has it
 * @param onLost another page has taken it away; resolves once nothing more will be written here
 */
export async function holdGame(
  id: string,
  force: boolean,
  onLost: () => Promise<void>,
): Promise<Hold | null> {
  const channel = new BroadcastChannel(`salonjass-game-${id}`);
  if (force) await answer(channel, 'yield', 'free', YIELDING);
  const lost = once(async () => {
    await onLost();
    hold.release();
  });
  const unlock = await (navigator.locks ? lock(id, force, lost) : agree(channel, force));
  const hold: Hold = {
    release() {
      unlock?.();
      channel.close();
    },
  };
  if (!unlock) hold.release();
  else listen(channel, lost);
  return unlock ? hold : null;
}

function listen(channel: BroadcastChannel, lost: () => Promise<void>): void {
  const since = Date.now();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.says === 'who') say(channel, 'mine', since);
    if (data.says === 'mine') settle(data);
    if (data.says === 'yield') void lost().then(() => free(channel.name));
  };
  // Without locks a page that was too busy to answer in time may have it too: then the first one keeps it.
  function settle(other: Message): void {
    if (navigator.locks || other.since === undefined) return;
    if (other.since < since || (other.since === since && other.from < ME)) void lost();
    else say(channel, 'mine', since);
  }
  if (!navigator.locks) say(channel, 'mine', since);
}

/** The game can be had. The page's own channel has gone with its hold. */
function free(name: string): void {
  const last = new BroadcastChannel(name);
  say(last, 'free');
  last.close();
}

/** Resolves with what lets go of the lock again; null if another page has it. */
function lock(id: string, steal: boolean, onStolen: () => Promise<void>): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const options = steal ? { steal } : { signal: AbortSignal.timeout(CLOSING) };
    let held = false;
    const hold = (): Promise<void> => {
      held = true;
      return new Promise((release) => resolve(release));
    };
    navigator.locks
      .request(`salonjass-game-${id}`, options, hold)
      .catch(() => (held ? onStolen() : resolve(null)));
  });
}

/** Without locks: whoever does not object does not have it. */
async function agree(channel: BroadcastChannel, force: boolean): Promise<(() => void) | null> {
  const taken = !force && (await answer(channel, 'who', 'mine', ANSWER));
  return taken ? null : () => {};
}

/** Asks the other pages; true if one gives the expected answer in time, or asks too and goes first. */
function answer(
  channel: BroadcastChannel,
  question: Message['says'],
  expected: Message['says'],
  patience: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patience);
    channel.onmessage = ({ data: { says, from } }: MessageEvent<Message>) => {
      const rival = question === 'who' && says === 'who';
      if (rival && ME < from) say(channel, 'mine');
      if (says !== expected && !(rival && from < ME)) return;
      clearTimeout(late);
      resolve(true);
    };
    say(channel, question);
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => (begun ??= work());
}
