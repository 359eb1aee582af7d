import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Moment } from '../../src/lib/sound/heard';
import { TableSound } from '../../src/lib/sound/table';
import { plays, table, type Table } from '../helpers/table';
import { Device, settle, withAudio } from './device';

const open = (): Table => table({ hands: 'H10 | H7 | HA | HJ', forehand: 0, contract: 'C' });
const at = (game: Table): Moment => ({
  ...{ game: 'a', view: view<'schieber'>(game, 0), rested: true, takeBacks: 0 },
});
const sources = (): number => Device.made.reduce((sum, device) => sum + device.sources.length, 0);

let sound: TableSound;
let vibrate: ReturnType<typeof vi.fn>;
let wish: { tone: boolean; haptics: boolean };
async function sitDown(now: Moment): Promise<void> {
  sound = new TableSound(
    {
      factor: 1,
      get now() {
        return wish;
      },
    },
    now,
  );
  sound.allow();
  await settle();
}
const seated = (): Promise<void> => sitDown(at(open()));
const hide = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  withAudio();
  vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  wish = { tone: true, haptics: true };
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
    const now = at(plays(open(), 'H10 H7'));
    await sitDown(now);
    sound.show(now);
    sound.show(at(plays(open(), 'H10 H7')));
    expect([sources(), vibrate.mock.calls]).toEqual([0, []]);
  });

  it('lets the own card be heard and felt', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')));
    expect(sources()).toBeGreaterThan(0);
    expect(vibrate.mock.calls).toEqual([[[10]]]);
  });

  it('calls after a wait by the device, and only then', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')));
    sound.show(at(plays(open(), 'H10 H7')));
    vi.advanceTimersByTime(3500);
    const own = at(plays(open(), 'H10 H7'));
    sound.show({ ...own, view: { ...own.view, turn: 0 } });
    expect(vibrate.mock.calls).toEqual([[[10]], [[20]]]);
  });

  it('knocks at a forbidden card', async () => {
    await seated();
    sound.refuse();
    expect(sources()).toBeGreaterThan(0);
  });

  it('makes no node at all without sound, and still vibrates', async () => {
    wish = { tone: false, haptics: true };
    await seated();
    sound.show(at(plays(open(), 'H10')));
    sound.refuse();
    expect(Device.made).toEqual([]);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('does not vibrate where that is not wanted or the device cannot', async () => {
    wish = { tone: true, haptics: false };
    await seated();
    sound.show(at(plays(open(), 'H10')));
    expect(vibrate).not.toHaveBeenCalled();
    wish = { tone: true, haptics: true };
    Reflect.deleteProperty(navigator, 'vibrate');
    expect(() => sound.show(at(plays(open(), 'H10 H7')))).not.toThrow();
  });

  it('falls silent with the tap that mutes it', async () => {
    await seated();
    sound.show(at(plays(open(), 'H10')));
    wish = { tone: false, haptics: true };
    sound.allow();
    expect(Device.made.map(({ state, connected }) => [state, connected])).toEqual([['closed', 0]]);
  });

  it('is silent out of sight, and does not make up for it', async () => {
    await seated();
    hide('hidden');
    expect(Device.made[0]?.state).toBe('suspended');
    sound.show(at(plays(open(), 'H10')));
    sound.refuse();
    hide('visible');
    sound.show(at(plays(open(), 'H10')));
    await settle();
    expect([sources(), vibrate.mock.calls]).toEqual([0, []]);
  });
});
