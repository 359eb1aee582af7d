import { describe, expect, it } from 'vitest';
import { PACK_36 } from '../../src/lib/engine/cards';
import { cardArt, cardName, isRed, rankIndex } from '../../src/lib/ui/card/faces';
import { existsSync } from 'node:fs';
import { card } from '../helpers/table';

describe('a card in either pack', () => {
  it.each([
    ['HJ', 'Rosen Under', 'Herz Bube'],
    ['DA', 'Schellen Ass', 'Ecken Ass'],
    ['S10', 'Schilten Banner', 'Schaufel Zehn'],
    ['CQ', 'Eicheln Ober', 'Kreuz Dame'],
    ['C6', 'Eicheln Sechs', 'Kreuz Sechs'],
  ])('%s is called %s and %s', (name, german, french) => {
    expect(cardName(card(name), 'german')).toBe(german);
    expect(cardName(card(name), 'french')).toBe(french);
  });

  it('has a name of its own among all 36', () => {
    for (const pack of ['german', 'french'] as const)
      expect(new Set(PACK_36.map((one) => cardName(one, pack))).size).toBe(36);
  });

  it('has a picture that is there', () => {
    for (const pack of ['german', 'french'] as const)
      for (const one of PACK_36)
        expect(existsSync(`static${cardArt(one, pack)}`), cardArt(one, pack)).toBe(true);
  });

  it('shows the rank letter of its pack', () => {
    expect(['HJ', 'HQ', 'HK', 'HA', 'H10'].map((name) => rankIndex(card(name), 'german'))).toEqual([
      ...['U', 'O', 'K', 'A', '10'],
    ]);
    expect(['HJ', 'HQ', 'HK', 'HA', 'H10'].map((name) => rankIndex(card(name), 'french'))).toEqual([
      ...['B', 'D', 'K', 'A', '10'],
    ]);
  });

  it('is red only in the two red French suits', () => {
    expect(isRed(card('HA'), 'french')).toBe(true);
    expect(isRed(card('SA'), 'french')).toBe(false);
    expect(isRed(card('HA'), 'german')).toBe(false);
  });
});
