import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Mixer } from '../../src/lib/sound/mixer';
import { grainsOf } from '../../src/lib/sound/score';
import { Device, settle, withAudio } from './device';

const CARD = grainsOf('card');
const device = (): Device => Device.made[0] as Device;

async function ready(): Promise<Mixer> {
  const mixer = new Mixer();
  mixer.allow();
  await settle();
  return mixer;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  withAudio();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sound', () => {
  it('is silence before the first tap', () => {
    new Mixer().play(CARD);
    expect(Device.made).toEqual([]);
  });

  it('is made of nodes that are never louder than 1, behind one volume', async () => {
    const mixer = await ready();
    for (const sound of ['card', 'sweep', 'deal', 'bell'] as const) {
      mixer.play(grainsOf(sound));
      device().currentTime += 1;
    }
    const count = (['card', 'sweep', 'deal', 'bell'] as const).flatMap((sound) => grainsOf(sound)).length;
    expect(device().sources).toHaveLength(count);
    expect(device().volumes.length).toBe(3 * count);
    expect(Math.max(...device().volumes)).toBeLessThanOrEqual(1);
    expect(device().master).toBeLessThan(1);
    expect(device().gains.filter(({ connected }) => connected.includes(device().destination))).toHaveLength(
      1,
    );
  });

  it('starts after it was asked for and is told when to end', async () => {
    (await ready()).play(CARD);
    for (const { startsAt, endsAt } of device().sources) {
      expect(startsAt).toBeGreaterThan(10);
      expect(endsAt).toBeGreaterThan(startsAt);
      expect(endsAt).toBeLessThan(10.3);
    }
  });

  it('is never quite like the one before', async () => {
    const mixer = await ready();
    mixer.play(CARD);
    device().currentTime += 1;
    mixer.play(CARD);
    const [first, second] = [0, CARD.length].map(
      (index) => device().gains.filter(({ gain }) => gain.told.length > 0)[index],
    );
    expect(first?.gain.told[1]).not.toBe(second?.gain.told[1]);
  });

  it('leaves nothing connected when it has ended', async () => {
    (await ready()).play(CARD);
    expect(device().connected).toBeGreaterThan(0);
    for (const source of device().sources) source.finish();
    expect(device().connected).toBe(0);
  });
});

describe('many sounds', () => {
  it('of one moment: only the last is heard', async () => {
    const mixer = await ready();
    for (let i = 0; i < 3; i++) mixer.play(CARD);
    const stopped = device().sources.map((source) => source.stopped);
    expect(stopped).toEqual([true, true, true, true, false, false]);
  });

  it('one after the other: no more than six at once', async () => {
    const mixer = await ready();
    for (let i = 0; i < 10; i++) {
      mixer.play(CARD);
      device().currentTime += 0.1;
    }
    expect(device().sources.filter(({ stopped }) => !stopped)).toHaveLength(6 * CARD.length);
  });
});

describe('the device', () => {
  it('sleeps after a while without a sound, and wakes for the next one', async () => {
    const mixer = await ready();
    mixer.play(CARD);
    vi.advanceTimersByTime(3000);
    expect(device().state).toBe('running');
    vi.advanceTimersByTime(2000);
    expect(device().state).toBe('suspended');
    expect(device().connected).toBe(0);
    mixer.play(CARD);
    await settle();
    expect(device().sources).toHaveLength(2 * CARD.length);
    vi.advanceTimersByTime(5000);
    expect(device().state).toBe('suspended');
  });

  it('that wakes too late says nothing, and of what waited at most the last', async () => {
    const mixer = await ready();
    mixer.hush();
    mixer.play(CARD);
    vi.advanceTimersByTime(400);
    await settle();
    expect(device().sources).toEqual([]);
    mixer.hush();
    mixer.play(CARD);
    mixer.play(grainsOf('sweep'));
    await settle();
    expect(device().sources).toHaveLength(1);
  });

  it('is asked at the next tap if it does not come back by itself', async () => {
    const mixer = await ready();
    mixer.hush();
    Device.wakes = 'fails';
    mixer.play(CARD);
    await settle();
    expect(device().sources).toEqual([]);
    Device.wakes = 'running';
    mixer.allow();
    await settle();
    mixer.play(CARD);
    expect(device().sources).toHaveLength(CARD.length);
  });

  it('is stopped, let go and closed with the table', async () => {
    const mixer = await ready();
    mixer.play(grainsOf('bell'));
    mixer.close();
    expect(device().sources.every(({ stopped }) => stopped)).toBe(true);
    expect([device().connected, device().state]).toEqual([0, 'closed']);
    mixer.play(CARD);
    expect(device().sources).toHaveLength(grainsOf('bell').length);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['missing', 'refusing', 'asleep', 'broken'])('that is %s is silence', async (kind) => {
    if (kind === 'missing') vi.stubGlobal('AudioContext', undefined);
    if (kind === 'refusing') Device.wakes = 'fails';
    if (kind === 'asleep') Device.wakes = 'suspended';
    const broken = vi.spyOn(Device.prototype, 'createOscillator');
    if (kind === 'broken')
      broken.mockImplementation(() => {
        throw new DOMException('gone', 'InvalidStateError');
      });
    const mixer = await ready();
    expect(() => mixer.play(CARD)).not.toThrow();
    expect(() => mixer.close()).not.toThrow();
    await settle();
    expect(
      Device.made
        .flatMap(({ sources }) => sources)
        .filter(({ startsAt }) => startsAt > 0 && kind !== 'broken'),
    ).toEqual([]);
    broken.mockRestore();
  });
});
