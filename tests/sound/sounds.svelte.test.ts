import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Moment } from '../../src/lib/sound/heard';
import { settings } from '../../src/lib/state/settings.svelte';
import { Sounds } from '../../src/lib/state/sounds';
import { plays, table } from '../helpers/table';
import { Device, withAudio } from './device';

const open = table({ hands: 'H10 | H7 | HA | HJ', forehand: 0, contract: 'C' });
const after = (cards: string): Moment => ({
  ...{ game: 'a', view: view<'schieber'>(plays(open, cards), 0), rested: true, takeBacks: 0 },
});
const sources = (): number => Device.made.reduce((sum, device) => sum + device.sources.length, 0);
/** Until the part that is fetched with the first tap has come. */
const arrived = async (): Promise<void> => {
  await Promise.all([import('../../src/lib/sound/table'), import('../../src/lib/state/attention')]);
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => withAudio());
afterEach(() => vi.unstubAllGlobals());

it('nothing is fetched or heard before the first tap; then from the next card on', async () => {
  const sounds = new Sounds();
  sounds.show(after(''));
  sounds.show(after('H10'));
  await arrived();
  expect(Device.made).toEqual([]);
  sounds.wake();
  await arrived();
  expect(sources()).toBe(0);
  sounds.show(after('H10 H7'));
  const heard = sources();
  expect(heard).toBeGreaterThan(0);
  await settings.change({ tone: false });
  sounds.show(after('H10 H7'));
  sounds.show(after('H10 H7 HA'));
  sounds.refuse();
  expect([sources(), Device.made[0]?.state]).toEqual([heard, 'closed']);
  await settings.change({ tone: true });
  sounds.close();
});

it('the bell out of sight is part of the sound: «Ton» silences it too', async () => {
  const call = vi.spyOn(await import('../../src/lib/state/attention'), 'call').mockReturnValue();
  const sounds = new Sounds();
  sounds.call();
  expect(call).not.toHaveBeenCalled();
  sounds.wake();
  await arrived();
  await settings.change({ sound: true });
  sounds.call();
  await settings.change({ tone: false });
  sounds.call();
  expect(call.mock.calls.map(([wanted]) => wanted.sound)).toEqual([true, false]);
  await settings.change({ sound: false, tone: true });
  sounds.close();
});

it('a table that was left while the part was on its way stays silent', async () => {
  const sounds = new Sounds();
  sounds.show(after(''));
  sounds.wake();
  sounds.close();
  await arrived();
  sounds.wake();
  sounds.show(after('H10'));
  expect(Device.made).toEqual([]);
});
