import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Moment } from '../../src/lib/sound/heard';
import { TableSound, type Wish } from '../../src/lib/sound/table';
import { plays, table, type Table } from '../helpers/table';
import { Device, settle, withAudio } from './device';

const WISH: Wish = { tone: true, haptics: true, speed: 1 };
const open = (): Table => table({ hands: 'H10 | H7 | HA | HJ', forehand: 0, contract: 'C' });
const at = (game: Table): Moment => ({
  ...{ game: 'a', view: view<'schieber'>(game, 0), rested: true, takeBacks: 0 },
});
const sources = (): number => Device.made.reduce((sum, device) => sum + device.sources.length, 0);

let sound: TableSound;
let vibrate: ReturnType<typeof vi.fn>;
async function seated(wish = WISH): Promise<void> {
  sound.allow(wish);
  await settle();
  sound.show(at(open()), wish);
}
const hide = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  withAudio();
  vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  sound = new TableSound();
});
afterEach(() => {
  sound.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
});

describe('the table', () => {
  it('says nothing of the picture one comes back to', async () => {
    sound.allow(WISH);
    await settle();
    sound.show(at(plays(open(), 'H10 H7')), WISH);
    expect([sources(), vibrate.mock.calls]).toEqual([0, []]);
  });

  it('lets the own card be heard and felt', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')), WISH);
    expect(sources()).toBeGreaterThan(0);
    expect(vibrate.mock.calls).toEqual([[[10]]]);
  });

  it('calls after a wait by the device, and only then', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')), WISH);
    sound.show(at(plays(open(), 'H10 H7')), WISH);
    vi.advanceTimersByTime(3500);
    const own = at(plays(open(), 'H10 H7'));
    sound.show({ ...own, view: { ...own.view, turn: 0 } }, WISH);
    expect(vibrate.mock.calls).toEqual([[[10]], [[20]]]);
  });

  it('knocks at a forbidden card', async () => {
    await seated();
    sound.refuse(WISH);
    expect(sources()).toBeGreaterThan(0);
  });

  it('makes no node at all without sound, and still vibrates', async () => {
    const mute = { ...WISH, tone: false };
    await seated(mute);
    sound.show(at(plays(open(), 'H10')), mute);
    sound.refuse(mute);
    expect(Device.made).toEqual([]);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('does not vibrate where that is not wanted or the device cannot', async () => {
    const calm = { ...WISH, haptics: false };
    await seated(calm);
    sound.show(at(plays(open(), 'H10')), calm);
    expect(vibrate).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'vibrate');
    expect(() => sound.show(at(plays(open(), 'H10 H7')), WISH)).not.toThrow();
  });

  it('falls silent with the tap that mutes it', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')), WISH);
    sound.show(at(plays(open(), 'H10')), { ...WISH, tone: false });
    expect(Device.made.map(({ state, connected }) => [state, connected])).toEqual([['closed', 0]]);
  });

  it('is silent out of sight, and does not make up for it', async () => {
    await seated();
    hide('hidden');
    expect(Device.made[0]?.state).toBe('suspended');
    sound.show(at(plays(open(), 'H10')), WISH);
    sound.refuse(WISH);
    hide('visible');
    sound.show(at(plays(open(), 'H10')), WISH);
    await settle();
    expect([sources(), vibrate.mock.calls]).toEqual([0, []]);
  });
});
