import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A page of its own: it has a name that no other page has. Without Web Locks, as on plain http. */
async function openPage() {
  vi.resetModules();
  const { holdGame } = await import('$lib/state/gameHold');
  const lost = vi.fn(() => Promise.resolve());
  return { lost, hold: (force = false) => holdGame('game', force, lost) };
}
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

describe('one page at a time has a game, without Web Locks', () => {
  test('the second one does not get it, and the first one is not disturbed', async () => {
    const [first, second] = [await openPage(), await openPage()];
    const hold = await first.hold();
    expect(await second.hold()).toBeNull();
    expect(first.lost).not.toHaveBeenCalled();
    hold!.release();
    const next = await second.hold();
    expect(next).not.toBeNull();
    next!.release();
  });

  test('of two that ask at the same moment one gets it', async () => {
    const pages = [await openPage(), await openPage()];
    const holds = await Promise.all(pages.map((page) => page.hold()));
    expect(holds.filter((hold) => hold !== null)).toHaveLength(1);
    holds.forEach((hold) => hold?.release());
  });

  test('taken over, the first one is told', async () => {
    const [first, second] = [await openPage(), await openPage()];
    await first.hold();
    const hold = await second.hold(true);
    expect(first.lost).toHaveBeenCalledOnce();
    expect(second.lost).not.toHaveBeenCalled();
    hold!.release();
  });

  test('of two that take it over at the same moment one keeps it', async () => {
    const pages = [await openPage(), await openPage()];
    const holds = await Promise.all(pages.map((page) => page.hold(true)));
    await soon();
    expect(pages.filter(({ lost }) => lost.mock.calls.length > 0)).toHaveLength(1);
    holds.forEach((hold) => hold?.release());
  });

  test('whoever was too busy to answer in time keeps it, and the newcomer gives it back', async () => {
    const [busy, newcomer] = [await openPage(), await openPage()];
    const held = await busy.hold();
    // What the first page is sent does not reach it for a while.
    const asked = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    const hold = await newcomer.hold();
    expect(asked).toHaveBeenCalled();
    await soon();
    expect(newcomer.lost).toHaveBeenCalledOnce();
    expect(busy.lost).not.toHaveBeenCalled();
    held!.release();
    hold!.release();
  });
});
