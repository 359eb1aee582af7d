import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import { whyNot } from '../../src/lib/ui/table/moves';
import { lastTrick, marksOf, onTable, sayingOf } from '../../src/lib/ui/table/read';
import { arrival, spoken } from '../../src/lib/ui/table/spoken';
import { card, must, plays, ranking, table, type Table } from '../helpers/table';

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const open = (): Table => table({ hands: HANDS, forehand: 2, options: { factors: STANDARD_FACTORS } });
const pushed = (): Table => must(open(), 2, { type: 'push' });
const declared = (): Table => must(pushed(), 0, { type: 'declare', contract: ranking('C') });
const see = (game: Table) => view<'schieber'>(game, 0);

const OWN_WEISE =
  'Dein Weis, wird angesagt: Dreiblatt Eicheln bis König, 20 und Dreiblatt Rosen bis Banner, 20';

describe('what is read out', () => {
  const said = (before: Table, now: Table) => spoken(see(before), see(now), 'german');

  it('tells pushing and choosing', () => {
    expect(said(open(), pushed())).toEqual(['Alois schiebt', 'Was ist Trumpf?']);
    expect(said(pushed(), declared())).toEqual(['Du wählst Eicheln, mal 2']);
  });

  it('tells each card once', () => {
    const one = plays(declared(), 'HA');
    expect(said(declared(), one)).toEqual(['Alois: Rosen Ass']);
    expect(said(one, plays(one, 'HJ'))).toEqual(['Hedwig: Rosen Under', 'Du bist dran', OWN_WEISE]);
    expect(spoken(see(one), see(one), 'german')).toEqual([]);
  });

  it('tells a Weis of others with the card that announces it, its worth only', () => {
    const one = plays(declared(), 'HA(all)');
    expect(said(declared(), one)).toEqual(['Alois: Rosen Ass', 'Alois weist Dreiblatt, 20']);
  });

  it('tells whoever comes back what is played, what lies there and whose turn it is', () => {
    const two = see(plays(declared(), 'HA HJ'));
    expect(arrival(two, 'german')).toEqual([
      'Alois schiebt',
      'Du wählst Eicheln, mal 2',
      'Alois: Rosen Ass',
      'Hedwig: Rosen Under',
      'Du bist dran',
      OWN_WEISE,
    ]);
  });

  it('tells who takes the trick, and the Weise that were compared', () => {
    const three = plays(declared(), 'HA(all) HJ H10(all)');
    const lines = said(three, plays(three, 'H7'));
    expect(lines[0]).toBe('Toni: Rosen Sieben');
    expect(lines).toContain('Alois weist Dreiblatt Schilten bis Under, 20');
    expect(lines).toContain('Wir schreiben 120 (60 × 2)');
    expect(lines.at(-1)).toBe('Stich für Alois');
  });
});

describe('what the table shows', () => {
  it('keeps a full trick until it is collected', () => {
    const full = see(plays(declared(), 'HA HJ H10 H7'));
    expect(onTable(full, 0).map(({ chair }) => chair)).toEqual([2, 3, 0, 1]);
    expect(lastTrick(full, 0)).toBeNull();
    expect(onTable(full, 1)).toEqual([]);
    expect(lastTrick(full, 1)).toMatchObject({ number: 1, winner: 2 });
  });

  it('marks forehand, dealer, partner and whoever chose', () => {
    const seen = see(declared());
    expect(marksOf(seen, 2)).toEqual(['V', 'P']);
    expect(marksOf(seen, 1)).toEqual(['G']);
    expect(marksOf(seen, 0)).toEqual(['crown']);
  });

  it('tells the worth of an announced Weis, not its cards', () => {
    const seen = see(plays(declared(), 'HA(all)'));
    expect(sayingOf(seen, 2, 'german')).toBe('Dreiblatt · 20');
    expect(marksOf(seen, 2)).toContain('star');
  });

  it('says why a card may not be played', () => {
    const seen = see(plays(declared(), 'HA HJ'));
    expect(whyNot(seen, card('SA'), 'german')).toBe('Rosen angeben');
    expect(whyNot(seen, card('SA'), 'french')).toBe('Herz angeben');
  });

  it('says whose turn it is when it is not the own one', () => {
    expect(whyNot(see(plays(declared(), 'HA')), card('SA'), 'german')).toBe('Noch nicht: Hedwig ist dran');
  });
});
