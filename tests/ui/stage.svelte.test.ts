import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { TableView } from '../../src/lib/ui/table/read';
import { Stage } from '../../src/lib/ui/table/stage.svelte';
import { playOn, plays, table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const open = () => table({ hands: HANDS, forehand: 0, contract: 'C' });
const three = () => plays(open(), 'H10(all) H7 HA(all)');
const see = (game: ReturnType<typeof open>): TableView => view<'schieber'>(game, 0);

/** A stage in a table that shows `first`, and a way to show it the next view. */
function stageAt(first: TableView, speed = 1) {
  let now = $state.raw(first);
  let stage!: Stage;
  const end = $effect.root(() => {
    stage = new Stage(
      () => now,
      () => speed,
    );
  });
  flushSync();
  const show = (next: TableView): void => {
    now = next;
    flushSync();
  };
  return { stage, show, end };
}

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves a full trick on the cloth for a moment', () => {
    const { stage, show, end } = stageAt(see(three()));
    show(see(plays(three(), 'HJ')));
    vi.advanceTimersByTime(1200);
    expect(stage.collected).toBe(0);
    vi.advanceTimersByTime(200);
    expect(stage.collected).toBe(1);
    end();
  });

  it('leaves it until the own next card where there are no pauses', () => {
    const full = plays(open(), 'CJ CA C10 C6');
    const { stage, show, end } = stageAt(see(plays(open(), 'CJ')), 0);
    show(see(full));
    vi.advanceTimersByTime(5000);
    expect(full.turn).toBe(0);
    expect(stage.collected).toBe(0);
    end();
  });

  it('shows compared Weise for seven seconds, and no longer once they are put away', () => {
    const { stage, show, end } = stageAt(see(three()));
    show(see(plays(three(), 'HJ')));
    expect(stage.weisOpen).toBe(true);
    vi.advanceTimersByTime(6900);
    expect(stage.weisOpen).toBe(true);
    vi.advanceTimersByTime(200);
    expect(stage.weisOpen).toBe(false);
    end();
  });

  it('opens the settlement after the last trick has been seen, at once for whoever comes back', () => {
    const done = see(playOn(plays(three(), 'HJ')));
    const { stage, show, end } = stageAt(see(three()));
    show(done);
    expect(stage.sheet).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(stage.sheet).toBe('settlement');
    end();
    const again = stageAt(done);
    expect(again.stage.sheet).toBe('settlement');
    again.end();
  });
});
