import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayState } from '../../src/lib/state/replay.svelte';
import type { Event } from '../../src/lib/engine/variants/types';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { Seat } from '../../src/lib/engine/types';
import { replayOf } from '../../src/lib/table/replay';
import GameList from '../../src/lib/ui/lobby/GameList.svelte';
import type { GameEntry } from '../../src/lib/ui/lobby/games';
import { keyOf } from '../../src/lib/ui/replay/keys';
import type { Mark } from '../../src/lib/ui/replay/props';
import Replay from '../../src/lib/ui/replay/Replay.svelte';
import { caption, placeWords, weisTold } from '../../src/lib/ui/replay/words';
import { legalActions, newGame } from '../../src/lib/engine/game';
import { hands, must, playOf, ranking, PLAIN, type Move, type Table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const options = { ...PLAIN, target: 2500, factors: STANDARD_FACTORS };
const setup = { variant: 'schieber', options, foreign: true } as const;

/** Two deals: one is forehand, pushes, Alois takes Eicheln ×2; the rest as it comes, and a third deal that is begun. */
function log() {
  const lines: Event[] = [];
  let game: Table = newGame<'schieber'>(setup);
  const add = (by: Event['by'], action: Move): void => {
    game = must(game, by, action);
    lines.push({ seq: lines.length, by, action, at: 0 });
  };
  for (let deal = 0; deal < 2; deal++) {
    add('chance', { type: 'deal', dealer: 3, hands: hands(HANDS) });
    add(0, { type: 'push' });
    add(2, { type: 'declare', contract: ranking('C') });
    for (const card of 'H10(all) H7(all) HA(all) HJ(all)'.split(' '))
      add(game.turn as Seat, playOf(game, card));
    while (game.phase === 'play') {
      const by = game.turn as Seat;
      add(by, legalActions(game, by).find(({ type }) => type === 'play') as Move);
    }
  }
  add('chance', { type: 'deal', dealer: 3, hands: hands(HANDS) });
  return lines;
}
const LINES = log();
const players = ['human', 'computer', 'computer', 'computer'] as const;
const replay = (lines = LINES) =>
  new ReplayState(
    replayOf({ id: 'a', setup, players, seed: 'ab'.repeat(32), started: 1, lines }),
    () => 'normal',
  );
const marks: readonly Mark[] = [{ step: 9, label: 'Hier ging etwas verloren' }];
const note = createRawSnippet(() => ({ render: () => '<p>Dazu ein Satz</p>' }));

function show(more: object = {}) {
  const player = replay();
  render(Replay, {
    player,
    pack: 'german',
    order: 'trumpFirst',
    speed: 0,
    inside: false,
    ...more,
  });
  return player;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });
const said = (): string => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim() ?? '';
const cardsIn = (element: HTMLElement): string[] =>
  within(element)
    .queryAllByRole('img')
    .map((card) => card.getAttribute('aria-label') ?? '');

// jsdom has no layout: nothing is wide enough for the Spielverlauf.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('what is said to a step', () => {
  const at = (address: string) => {
    const state = replay();
    state.read(address);
    return state.picture;
  };
  it.each([
    ['#d1s0', 'Hedwig gibt, du bist Vorhand'],
    ['#d1s1', 'Du schiebst'],
    ['#d1s2', 'Alois wählt Eicheln, mal 2'],
    [
      '#d1c1',
      'Du spielst Rosen Banner. Du weist Dreiblatt Eicheln bis König, 20 und Dreiblatt Rosen bis Banner, 20',
    ],
    ['#d1c2', 'Toni spielt Rosen Sieben'],
    ['#d1c3', 'Alois spielt Rosen Ass. Alois weist Dreiblatt, 20'],
    ['#d1c4', 'Hedwig spielt Rosen Under, Stich für Alois, 23 Punkte'],
    ['#d1s7', 'Wir schreiben 120 (60 × 2)'],
  ])('%s: %s', (address, words) => {
    const told = caption(at(address), 'german');
    expect(told.startsWith(words), told).toBe(true);
  });

  it('the Weise with their cards, once they are compared', () => {
    expect(weisTold(at('#d1s7').view, 'german')).toContain('Alois weist Dreiblatt Schilten bis Under, 20');
  });
  it('in the other pack with its words', () => {
    expect(caption(at('#d1c2'), 'french')).toBe('Toni spielt Herz Sieben');
  });
  it('the settlement: what was written, and how it stands', () => {
    expect(caption(at('#d1s99'), 'german')).toMatch(/^Wir schreiben \d+, sie \d+\. Stand: wir \d+, sie \d+$/);
  });
  it.each([
    [{ kind: 'deal', cards: 0 }, 'Verteilt'],
    [{ kind: 'play', cards: 1 }, '1. Stich, 1. Karte'],
    [{ kind: 'play', cards: 17 }, '5. Stich, 1. Karte'],
    [{ kind: 'play', cards: 36 }, '9. Stich, 4. Karte'],
    [{ kind: 'settlement', cards: 36 }, 'Abrechnung'],
  ] as const)('the place of %o is %s', (step, words) => expect(placeWords(step)).toBe(words));
});

describe('the keys', () => {
  const of = (name: string, html = '<p></p>', more: object = {}) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    let answer: ReturnType<typeof keyOf> = null;
    host.addEventListener('keydown', (event) => (answer = keyOf(event)));
    (host.firstElementChild as Element).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }),
    );
    return answer;
  };
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'back'],
    ['ArrowDown', 'trickNext'],
    ['ArrowUp', 'trickBack'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['x', null],
  ])('%s', (name, does) => expect(of(name)).toBe(does));
  it('stay with what answers them itself', () => {
    expect(of(' ', '<button></button>')).toBeNull();
    expect(of('ArrowRight', '<button></button>')).toBe('next');
    expect(of('ArrowRight', '<select></select>')).toBeNull();
    expect(of('ArrowDown', '<div data-scrolls></div>')).toBeNull();
    expect(of('ArrowRight', '<div data-scrolls></div>')).toBe('next');
  });
  it('with Alt lead back in the browser, not in the game', () => {
    expect(of('ArrowLeft', '<p></p>', { altKey: true })).toBeNull();
  });
});

describe('the replay', () => {
  it('shows the own cards, and nobody else’s', () => {
    show();
    expect(cardsIn(screen.getByRole('list', { name: 'Deine Karten' }))).toHaveLength(9);
    expect(screen.queryByRole('region', { name: 'Karten von Toni' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Toni, 9 Karten' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Rosen Sieben' })).toBeNull();
  });

  it('opens all hands, and closes them', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Alle Karten' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const own = cardsIn(screen.getByRole('list', { name: 'Deine Karten' }));
    const all = ['Hedwig', 'Alois', 'Toni'].flatMap((name) =>
      cardsIn(screen.getByRole('region', { name: `Karten von ${name}` })),
    );
    expect(new Set([...own, ...all]).size).toBe(36);
    await fireEvent.click(button);
    expect(screen.queryByRole('region', { name: 'Karten von Toni' })).toBeNull();
  });

  it('goes by button and by key, and says every step once', async () => {
    show();
    const first = said();
    await press('Einen Schritt weiter');
    expect(said()).toBe('Du schiebst');
    await key('ArrowRight');
    expect(said()).toBe('Alois wählt Eicheln, mal 2');
    await key('ArrowDown');
    expect(said()).toContain('Stich für Alois, 23 Punkte');
    await key('ArrowUp');
    expect(said()).toBe(first);
    await key('End');
    expect(said()).toMatch(/^Wir schreiben/);
    await press('Zum Anfang des Spiels');
    expect(said()).toBe(first);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('plays and is held by Space, but not where Space presses a button', async () => {
    const player = show();
    await key(' ');
    expect(player.playing).toBe(true);
    expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
    await key(' ', screen.getByRole('button', { name: 'Anhalten' }));
    expect(player.playing).toBe(true);
    await press('Anhalten');
    expect(player.playing).toBe(false);
  });

  it('says what is played, who chose, and how it stands', async () => {
    show();
    const facts = screen.getByRole('region', { name: 'Stand' });
    expect(facts.textContent).toContain('Du wählst Trumpf');
    await key('ArrowRight');
    expect(facts.textContent).toContain('Alois wählt Trumpf');
    await key('ArrowRight');
    await key('ArrowDown');
    expect(facts.textContent?.replace(/\s+/g, ' ')).toMatch(/Eicheln.*Alois nach Schieben/);
    expect(facts.textContent).toContain('wir 23, sie 0');
  });

  it('leads by the list to another deal; the one that is being played is not to be chosen', async () => {
    const player = show();
    const list = screen.getByRole('combobox', { name: 'Welches Spiel' });
    const entries = within(list).getAllByRole('option') as HTMLOptionElement[];
    expect(entries.map((entry) => [entry.textContent, entry.disabled])).toEqual([
      ['Spiel 1', false],
      ['Spiel 2', false],
      ['Spiel 3 läuft noch', true],
    ]);
    await fireEvent.change(list, { target: { value: '1' } });
    expect(player.picture.deal).toBe(1);
  });

  it('leads by the way through the deal to any step, and says where that is', async () => {
    const player = show();
    const way = screen.getByRole('slider', { name: 'Stelle im Spiel' }) as HTMLInputElement;
    expect([way.min, way.max]).toEqual(['0', String(player.deal.steps.length - 1)]);
    await fireEvent.input(way, { target: { value: '6' } });
    expect(player.picture.cards).toBe(4);
    expect(way.getAttribute('aria-valuetext')).toBe('1. Stich, 4. Karte');
  });

  it('shows compared Weise with all their cards after the first trick', async () => {
    show();
    await key('ArrowDown');
    await key('ArrowRight');
    const plate = screen.getByRole('region', { name: 'Gewiesen' });
    expect(within(plate).getAllByRole('listitem')).toHaveLength(3);
    expect(cardsIn(plate)).toContain('Schilten Under');
  });

  it('ends a deal with its settlement', async () => {
    show();
    await key('End');
    // It comes by itself, with the first settlement.
    const plate = await screen.findByRole('region', { name: 'Abrechnung' }, { timeout: 10_000 });
    expect(within(plate).getByRole('row', { name: /^Stiche wir/ })).toBeTruthy();
  });

  it('stays where nothing lies beyond', async () => {
    const player = show();
    const back = screen.getByRole('button', { name: 'Einen Schritt zurück' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(back);
    expect(player.picture.step).toBe(0);
    await key('ArrowRight');
    expect(back.getAttribute('aria-disabled')).toBe('false');
  });

  it('has room for a sentence to each step, and for dots', async () => {
    show({ note, marks });
    expect(screen.getByText('Dazu ein Satz')).toBeTruthy();
    const way = screen.getByRole('slider');
    expect(way.getAttribute('aria-valuetext')).not.toContain('verloren');
    await fireEvent.input(way, { target: { value: '9' } });
    expect(way.getAttribute('aria-valuetext')).toContain('Hier ging etwas verloren');
  });

  it('says where a game was given up', async () => {
    const lines = [...LINES.slice(0, 10), { seq: 10, by: 0, giveUp: true, at: 0 }] as unknown as Event[];
    render(Replay, { player: replay(lines), pack: 'german', order: 'suits', speed: 0, inside: false });
    expect(said()).not.toContain('aufgegeben');
    await key('End');
    expect(said()).toContain('Hier wurde die Partie aufgegeben.');
  });
});

describe('the way there from the list of games', () => {
  const game: GameEntry = {
    ...{ id: 'g', target: 2500, deal: 3, own: 400, other: 300, updated: 0 },
    ...{ over: true, givenUp: false, takeBacks: 0, level: 'strong' },
  };
  const links = (of: GameEntry): (string | null)[] => {
    const nothing = () => Promise.resolve();
    render(GameList, {
      games: [of],
      status: 'ready',
      now: 0,
      ongiveup: nothing,
      onremove: nothing,
      onclose: () => undefined,
    });
    return screen
      .queryAllByRole('link', { name: 'Nachspielen: Wir 400 · Sie 300', hidden: true })
      .map((link) => link.getAttribute('href'));
  };
  it.each([
    ['a game that is over', game, 1],
    ['one in its third deal', { ...game, over: false }, 1],
    ['not one in its first deal', { ...game, over: false, deal: 1 }, 0],
  ])('%s', (_, entry, count) => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    const found = links(entry);
    expect(found).toHaveLength(count);
    for (const href of found) expect(href).toContain('/replay?game=g');
  });
});
