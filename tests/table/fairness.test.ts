import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TestDisk } from '../helpers/testDisk';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import type { Action, Event } from '$lib/engine/variants/types';
import { commitmentTo, isCut, keyOf, tidyWord } from '$lib/table/chance';
import { fairnessOf } from '$lib/table/fairness';
import { createGame, Host } from '$lib/table/host';
import type { Cut, GameHeader, GameLog } from '$lib/table/ports';

const SEED = '0123456789abcdef'.repeat(4);
const CUT: Cut = { at: 17, word: 'Dampfschiff' };
const header = (cut?: Cut): GameHeader => ({
  id: 'game',
  setup: { variant: 'schieber', options: { ...DEFAULT_OPTIONS, target: 300 } },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: SEED,
  ...(cut && { cut }),
  started: 1,
});

/** A whole game in which everybody plays the first legal card. */
async function played(cut?: Cut): Promise<GameLog> {
  const store = new TestDisk();
  await createGame(header(cut), store);
  const host = new Host((await store.load('game')) as GameLog, { store, clock: () => 1 });
  const seats = [0, 1, 2, 3].map((seat) => {
    const seen = { legal: [] as readonly Action[], seq: 0, phase: '' };
    const seated = host.join(seat, ({ view, seq }) => Object.assign(seen, { ...view, seq }));
    return { seen, seated };
  });
  while (seats[0]?.seen.phase !== 'over') {
    await host.deal();
    for (const { seen, seated } of seats) if (seen.legal[0]) await seated.act(seen.legal[0], seen.seq);
  }
  return (await store.load('game')) as GameLog;
}

/** The same by Node's own SHA-256 and ChaCha20, as docs/FAIR-DEALS.md tells it: the pack of one deal. */
function packByHand(seed: string, cut: Cut | null, deal: number): number[] {
  const key = cut
    ? createHash('sha256').update(`${seed}/${cut.at}/${cut.word}`).digest()
    : Buffer.from(seed, 'hex');
  const iv = Buffer.alloc(16); // Counter, then nonce: the deal's number comes first in the nonce.
  iv.writeUInt32LE(deal, 4);
  const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(1024));
  const pack = Array.from({ length: 36 }, (_, card) => card);
  let next = 0;
  for (let i = 35; i > 0; i--) {
    const limit = 256 - (256 % (i + 1));
    while ((stream[next] as number) >= limit) next += 1;
    const j = (stream[next++] as number) % (i + 1);
    [pack[i], pack[j]] = [pack[j] as number, pack[i] as number];
  }
  return pack;
}

describe('fair deals', () => {
  it('shows before the game what fixes the seed, and gives nothing away', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(SEED).digest('hex'));
  });

  it('are other cards for every place to cut, and for every word', () => {
    const keys = [undefined, CUT, { ...CUT, at: 18 }, { ...CUT, word: '' }].map((cut) => keyOf(header(cut)));
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toBe(SEED);
  });

  it.each([
    ['with a cut', CUT],
    ['without', undefined],
  ])('come out the same from Node’s own cryptography, %s', async (_, cut) => {
    const { opened } = fairnessOf(await played(cut));
    expect(opened?.deals.length).toBeGreaterThan(1);
    opened?.deals.forEach(({ hands, same }, deal) => {
      expect(same).toBe(true);
      const pack = packByHand(SEED, cut ?? null, deal);
      // Packets of three; who gets the first one does not matter here.
      const first = pack.slice(0, 3).every((card) => hands.some((hand) => hand.includes(card)));
      const packets = Array.from({ length: 12 }, (_, i) => pack.slice(3 * i, 3 * i + 3));
      const dealt = packets.map((three) =>
        hands.findIndex((hand) => three.every((card) => hand.includes(card))),
      );
      expect(first).toBe(true);
      expect(dealt.slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
      expect(dealt).toEqual([...dealt.slice(0, 4), ...dealt.slice(0, 4), ...dealt.slice(0, 4)]);
    });
  });

  it('give the seed away only after the game', async () => {
    const log = await played(CUT);
    const open = fairnessOf({ ...log, lines: log.lines.slice(0, 20) });
    expect(open.opened).toBeNull();
    expect(JSON.stringify(open)).not.toContain(SEED);
    const givenUp = { seq: 20, by: 0, giveUp: true, at: 1 } as const;
    expect(fairnessOf({ ...log, lines: [...log.lines.slice(0, 20), givenUp] }).opened?.seed).toBe(SEED);
  });

  it('say which deal was not dealt from the seed', async () => {
    const log = await played(CUT);
    const forged = fairnessOf({ ...log, seed: SEED.replace('0', '1') });
    expect(forged.opened?.deals.every(({ same }) => !same)).toBe(true);
    expect(forged.commitment).not.toBe(fairnessOf(log).commitment);
  });

  it('also tell deals of a game in which something was taken back', async () => {
    const log = await played(CUT);
    const [deal, choice] = log.lines as [Event, Event];
    const by = choice.by as number;
    const back = { seq: 2, by, takeBack: 1, at: 1 } as const;
    const lines = [deal, choice, back, ...log.lines.slice(1).map((line) => ({ ...line, seq: line.seq + 2 }))];
    expect(fairnessOf({ ...log, lines }).opened?.deals).toEqual(fairnessOf(log).opened?.deals);
  });

  it.each<[string, unknown, boolean]>([
    ['one card lifted', { at: 1, word: '' }, true],
    ['none lifted', { at: 0, word: '' }, false],
    ['all lifted', { at: 36, word: '' }, false],
    ['half a card', { at: 1.5, word: '' }, false],
    ['a long story', { at: 3, word: 'x'.repeat(41) }, false],
    ['forty pictures', { at: 3, word: '🃏'.repeat(40) }, true],
    ['no word at all', { at: 3 }, false],
    ['nothing', null, false],
  ])('take a cut with %s: %o is one: %s', (_, raw, sound) => {
    expect(isCut(raw)).toBe(sound);
  });

  it.each([
    ['a  b', 'a b'],
    ['x\ty', 'x y'],
    ['n\u00a0b', 'n b'],
    ['  Dampfschiff ', 'Dampfschiff'],
    ['$(rm) "\'/', '$(rm) "\'/'],
    ['a\u202eb\u0000c', 'abc'],
    ['🃏'.repeat(41), '🃏'.repeat(40)],
    ['ä', 'ä'],
  ])('keep a word as a page shows it and a shell takes it: %j', (raw, word) => {
    expect(tidyWord(raw)).toBe(word.normalize('NFC'));
  });
});
