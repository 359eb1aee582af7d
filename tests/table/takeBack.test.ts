import { beforeEach, describe, expect, it } from 'vitest';
import { TestDisk } from '../helpers/testDisk';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import type { Action, Event, View } from '$lib/engine/variants/types';
import { seatComputers } from '$lib/table/computers';
import { createGame, Host } from '$lib/table/host';
import { lastDecision, tell } from '$lib/table/log';
import type { Computer, GameHeader, GameLog, LogLine, Seated, Update } from '$lib/table/ports';

const header: GameHeader = {
  id: 'game',
  setup: { variant: 'schieber', options: { ...DEFAULT_OPTIONS, target: 1000 } },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: '5e'.repeat(32),
  started: 1,
};
const first: Computer = { choose: async (seen) => seen.legal[0] as Action };

/** A game against three computers, and its person, who waits until it is his turn. */
class Person {
  readonly store = new TestDisk();
  host!: Host;
  seated!: Seated;
  update!: Update;
  #turn: (() => void) | null = null;

  async sit(players = header.players): Promise<void> {
    await createGame({ ...header, players }, this.store);
    await this.open();
    await this.host.deal();
  }
  async open(): Promise<void> {
    this.host = new Host((await this.store.load('game')) as GameLog, { store: this.store, clock: () => 7 });
    seatComputers(this.host, first);
    this.seated = this.host.join(0, (update) => this.#see(update));
  }
  #see(update: Update): void {
    this.update = update;
    if (update.view.turn === 0 || update.view.turn === 'chance') this.#turn?.();
  }
  get view(): View {
    return this.update.view;
  }
  /** Does `action`, by default the first legal one, and waits for the next turn. */
  async go(wanted?: Action): Promise<Action> {
    await this.myTurn();
    const action = wanted ?? (this.view.legal[0] as Action);
    const next = new Promise<void>((resolve) => (this.#turn = resolve));
    await this.seated.act(action, this.update.seq);
    await next;
    return action;
  }
  async myTurn(): Promise<void> {
    while (this.view.turn !== 0) await new Promise((resolve) => setTimeout(resolve));
  }
  async card(): Promise<number> {
    await this.myTurn();
    while (this.view.phase !== 'play') await this.go();
    await this.myTurn();
    const action = await this.go();
    return action.type === 'play' ? action.card : -1;
  }
  async lines(): Promise<readonly LogLine[]> {
    return ((await this.store.load('game')) as GameLog).lines;
  }
}

describe('"Zurück"', () => {
  let me: Person;
  beforeEach(async () => {
    me = new Person();
    await me.sit();
  });

  it('leads back to the moment before the own last card, with the same cards in every hand', async () => {
    await me.card();
    await me.myTurn();
    const before = me.view;
    const card = await me.card();
    expect(me.view.tricks).not.toEqual(before.tricks);
    expect(await me.seated.takeBack()).toBeNull();
    expect(me.view).toEqual(before);
    expect(me.update.takenBack).toEqual([{ type: 'play', card }]);
  });

  it('goes back any number of times, as far as the first decision of the deal', async () => {
    for (let i = 0; i < 4; i++) await me.card();
    let times = 0;
    while (me.update.canTakeBack) {
      expect(await me.seated.takeBack()).toBeNull();
      times += 1;
    }
    expect(times).toBeGreaterThanOrEqual(4);
    expect(me.update.takeBacks).toBe(times);
    expect(await me.seated.takeBack()).toBe('illegal');
    expect(me.view.hands[0]).toHaveLength(9);
  });

  it('gets the same answers from the computers if the same card is played again', async () => {
    await me.card();
    const card = await me.card();
    const played = me.view.tricks;
    await me.seated.takeBack();
    await me.go(me.view.legal.find((action) => action.type === 'play' && action.card === card));
    expect(me.view.tricks).toEqual(played);
  });

  it('leaves the whole story in the log, which resumes where it ended', async () => {
    for (let i = 0; i < 3; i++) await me.card();
    await me.seated.takeBack();
    await me.seated.takeBack();
    const { view } = me.update;
    const lines = await me.lines();
    expect(lines.filter((line) => 'takeBack' in line)).toHaveLength(2);
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i));
    me.host.close();
    await me.open();
    expect(me.view).toEqual(view);
    expect([me.update.takeBacks, me.update.takenBack.length]).toEqual([2, 2]);
  });

  it('marks the game in the list', async () => {
    await me.card();
    await me.seated.takeBack();
    expect((await me.store.list())[0]).toMatchObject({ takeBacks: 1, over: false });
  });

  it('leads out of the settlement, but not past the next deal', async () => {
    while (me.view.phase !== 'deal') await me.go();
    expect(me.update.canTakeBack).toBe(true);
    await me.host.deal();
    expect([me.update.canTakeBack, me.update.takenBack]).toEqual([false, []]);
  });

  it('is not there before the own first decision', async () => {
    expect(me.update.canTakeBack).toBe(false);
    expect(await me.seated.takeBack()).toBe('illegal');
  });

  it('is not there where two people sit', async () => {
    const two = new Person();
    await two.sit(['human', 'computer', 'human', 'computer']);
    expect(two.update.canTakeBack).toBe(false);
    expect(await two.seated.takeBack()).toBe('illegal');
  });
});

describe('giving up', () => {
  it('ends the game for good, and says so in the list', async () => {
    const me = new Person();
    await me.sit();
    await me.card();
    expect([await me.host.giveUp(0), me.host.saved]).toEqual([null, true]);
    expect([me.update.givenUp, me.update.canTakeBack]).toEqual([true, false]);
    expect((await me.store.list())[0]).toMatchObject({ over: true, givenUp: true });
    const length = (await me.lines()).length;
    expect(await me.seated.act(me.view.legal[0] as Action, me.update.seq)).toBe('stale');
    expect(await me.host.giveUp(0)).toBe('stale');
    expect(await me.lines()).toHaveLength(length);
    await me.open();
    expect(me.update.givenUp).toBe(true);
  });
});

describe('giving up where nothing can be written', () => {
  it('says that it is not written', async () => {
    const me = new Person();
    await me.sit();
    me.store.append = () => Promise.reject(new Error('disk full'));
    await me.host.giveUp(0);
    expect(me.host.saved).toBe(false);
  });
});

describe('a log', () => {
  const event = (seq: number, by: Event['by'], action: Action): Event => ({ seq, by, action, at: 1 });
  const deal = event(0, 'chance', { type: 'deal', dealer: 0, hands: [] });
  const push = event(1, 1, { type: 'push' });

  it.each<[string, LogLine[]]>([
    ['takes back what nobody did', [deal, { seq: 1, by: 1, takeBack: 0, at: 1 }]],
    ['takes back what another did', [deal, push, { seq: 2, by: 2, takeBack: 1, at: 1 }]],
    ['takes back more than the last decision', [deal, push, { seq: 2, by: 1, takeBack: 0, at: 1 }]],
    ['goes on after giving up', [deal, { seq: 1, by: 0, giveUp: true, at: 1 }, push]],
  ])('that %s is refused', (_, lines) => {
    expect(() => tell(lines)).toThrow(/line \d/);
  });

  it('knows the last decision of a seat in the running deal', () => {
    expect(lastDecision([deal, push], 1)).toBe(1);
    expect(lastDecision([deal, push], 0)).toBeNull();
    expect(lastDecision([deal, push, deal], 1)).toBeNull();
  });
});
