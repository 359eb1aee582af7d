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

/** A stage in a table that shows `first` and has rested, and a way to show it the next picture. */
function stageAt(first: TableView) {
  const props = $state({ view: first, rested: true, givenUp: false });
  let stage!: Stage;
  const end = $effect.root(() => {
    stage = new Stage(() => props);
  });
  flushSync();
  const show = (view: TableView, rested = false): void => {
    Object.assign(props, { view, rested });
    flushSync();
  };
  return { stage, show, end, props };
}

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves a full trick on the cloth until it has been seen', () => {
    const { stage, show, end } = stageAt(see(three()));
    const full = see(plays(three(), 'HJ'));
    show(full);
    expect(stage.collected).toBe(0);
    show(full, true);
    expect(stage.collected).toBe(1);
    end();
  });

  it('shows compared Weise for seven seconds from when the first trick is off the cloth', () => {
    const { stage, show, end } = stageAt(see(three()));
    const full = see(plays(three(), 'HJ'));
    show(full);
    // Whoever collects by a tap may let it lie.
    vi.advanceTimersByTime(60_000);
    expect(stage.weisOpen).toBe(false);
    show(full, true);
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
    expect([stage.sheet, stage.collected]).toEqual([null, 8]);
    show(done, true);
    expect([stage.sheet, stage.collected]).toEqual(['settlement', 9]);
    end();
    const again = stageAt(done);
    expect(again.stage.sheet).toBe('settlement');
    again.end();
  });

  it('shows the end after the last "Weiter", and at once in a game that is over or was given up', () => {
    const over: TableView = { ...see(playOn(plays(three(), 'HJ'))), phase: 'over' };
    const { stage, show, end } = stageAt(see(three()));
    show(over, true);
    expect(stage.sheet).toBe('settlement');
    stage.finish();
    expect(stage.sheet).toBe('end');
    end();
    const again = stageAt(over);
    expect(again.stage.sheet).toBe('end');
    again.end();
    const early = stageAt(see(three()));
    Object.assign(early.props, { givenUp: true });
    expect(early.stage.sheet).toBe('end');
    early.end();
  });
});
