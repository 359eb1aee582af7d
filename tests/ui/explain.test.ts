import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { Pack } from '../../src/lib/i18n/index.svelte';
import { cardInfo } from '../../src/lib/ui/explain/cards';
import { contractInfo, trumpInfo } from '../../src/lib/ui/explain/contracts';
import { place } from '../../src/lib/ui/explain/place';
import { seatInfo } from '../../src/lib/ui/explain/seats';
import { card, must, plays, ranking, table, type Table } from '../helpers/table';

const told = (text: string, contract: string | null, pack: Pack = 'german') =>
  cardInfo(card(text), contract === null ? null : ranking(contract), pack);

describe('a card', () => {
  it.each<[string, string, string, string, string]>([
    ['CJ', 'C', 'Eicheln Under', 'Buur, zählt 20', 'Stärkster Trumpf'],
    ['C9', 'C', 'Eicheln Neun', 'Nell, zählt 14', 'Zweitstärkster von 9 Trümpfen'],
    ['CA', 'C', 'Eicheln Ass', 'Zählt 11', 'Drittstärkster von 9 Trümpfen'],
    ['C6', 'C', 'Eicheln Sechs', 'Zählt 0', 'Schwächster Trumpf'],
    ['SJ', 'C', 'Schilten Under', 'Zählt 2', '4. von 9 in Schilten, Trumpf sticht'],
    ['S9', 'C', 'Schilten Neun', 'Zählt 0', '6. von 9 in Schilten, Trumpf sticht'],
    ['SA', 'C', 'Schilten Ass', 'Zählt 11', 'Stärkste in Schilten, Trumpf sticht'],
    ['S10', 'H', 'Schilten Banner', 'Zählt 10', '5. von 9 in Schilten, Trumpf sticht'],
    ['H8', 'H', 'Rosen Acht', 'Zählt 0', '7. von 9 Trümpfen'],
    ['H8', 'obenabe', 'Rosen Acht', 'Zählt 8', 'Obenabe: 7. von 9 in Rosen'],
    ['HJ', 'obenabe', 'Rosen Under', 'Zählt 2', 'Obenabe: 4. von 9 in Rosen'],
    ['H6', 'obenabe', 'Rosen Sechs', 'Zählt 0', 'Obenabe: Schwächste in Rosen'],
    ['H6', 'undenufe', 'Rosen Sechs', 'Zählt 11', 'Undenufe: Stärkste in Rosen'],
    ['HA', 'undenufe', 'Rosen Ass', 'Zählt 0', 'Undenufe: Schwächste in Rosen'],
  ])('%s in %s', (text, contract, title, counts, strength) => {
    const info = told(text, contract);
    expect(info.title).toBe(title);
    expect(info.lines.slice(0, 2)).toEqual([counts, strength]);
  });

  it.each([
    ['CK', 'C', 'Stöck-Karte: König und Ober in einer Hand bringen 20'],
    ['CQ', 'C', 'Stöck-Karte: König und Ober in einer Hand bringen 20'],
  ])('%s is one of the Stöck in %s', (text, contract, line) => {
    expect(told(text, contract).lines).toContain(line);
  });

  it.each([
    ['SK', 'C'],
    ['CJ', 'C'],
    ['CK', 'obenabe'],
  ])('%s is none in %s', (text, contract) => {
    expect(told(text, contract).lines.join()).not.toContain('Stöck');
  });

  it.each<[Pack, string, string]>([
    ['german', 'Eicheln Under', 'Im französischen Blatt: Kreuz Bube'],
    ['french', 'Kreuz Bube', 'Im Deutschschweizer Blatt: Eicheln Under'],
  ])('of the %s pack has a name in the other one', (pack, title, line) => {
    const info = told('CJ', 'C', pack);
    expect([info.title, info.lines.at(-1)]).toEqual([title, line]);
  });

  it.each([
    ['CJ', 'als Trumpf 20 (Buur), sonst 2', 'Obenabe 2, Undenufe 2'],
    ['C9', 'als Trumpf 14 (Nell), sonst 0', 'Obenabe 0, Undenufe 0'],
    ['D8', 'mit Trumpf 0', 'Obenabe 8, Undenufe 8'],
    ['S6', 'mit Trumpf 0', 'Obenabe 0, Undenufe 11'],
  ])('%s before anything is chosen', (text, trump, noTrump) => {
    expect(told(text, null).lines.slice(0, 3)).toEqual(['Zählt je nach Trumpf:', trump, noTrump]);
  });
});

describe('what may be chosen', () => {
  it.each([
    [
      'C',
      2,
      'Von oben: Buur 20, Nell 14, Ass 11, König 4, Ober 3, Banner 10, Acht, Sieben, Sechs',
      'Andere Farben: von Ass bis Sechs',
      'Stiche, Weis, Stöck und Match zählen mal 2',
    ],
    [
      'obenabe',
      3,
      'Von oben: Ass 11, König 4, Ober 3, Under 2, Banner 10, Neun, Acht 8, Sieben, Sechs',
      'Ohne Trumpf: in jeder Farbe sticht das Ass alles',
      'Stiche, Weis und Match zählen mal 3',
    ],
    [
      'undenufe',
      1,
      'Von oben: Sechs 11, Sieben, Acht 8, Neun, Banner 10, Under 2, Ober 3, König 4, Ass',
      'Ohne Trumpf, umgekehrt: in jeder Farbe sticht die Sechs alles',
      'Stiche, Weis und Match zählen einfach',
    ],
  ])('%s with factor %i', (contract, factor, ...lines) => {
    expect(contractInfo(ranking(contract), factor, 'german').lines).toEqual(lines);
  });
});

const HANDS = 'CJ CK CQ H10 H9 H8 SA S7 DA | H6 H7 CA C9 S6 S8 D6 D7 D10 | HA HK C10 C8 S9 S10 SJ D8 DK';
const open = (forehand = 2): Table =>
  table({ hands: HANDS, forehand, options: { target: 2500, factors: STANDARD_FACTORS } });
const pushed = (): Table => must(open(), 2, { type: 'push' });
const declared = (): Table => must(pushed(), 0, { type: 'declare', contract: ranking('C') });
const see = (game: Table) => view<'schieber'>(game, 0);

describe('the trump sign', () => {
  const sign = (game: Table) => trumpInfo(see(game), 'german');

  it('names trump, who chose after a push, the factor and the order', () => {
    expect(sign(declared())).toEqual({
      title: 'Eicheln ist Trumpf',
      lines: [
        'Du hast gewählt, Alois hat geschoben',
        'Stiche, Weis, Stöck und Match zählen mal 2',
        'Von oben: Buur 20, Nell 14, Ass 11, König 4, Ober 3, Banner 10, Acht, Sieben, Sechs',
      ],
    });
  });

  it.each([
    [open(), 'Alois ist Vorhand: wählt oder schiebt'],
    [open(0), 'Du bist Vorhand: du wählst oder schiebst'],
    [pushed(), 'Du wählst, Alois hat geschoben'],
  ])('tells who has to choose', (game, line) => {
    expect(sign(game).lines).toEqual([
      'Noch ist nicht gewählt, was gespielt wird',
      line,
      'Die Partie geht bis 2500',
    ]);
  });
});

describe('a plate', () => {
  const plate = (game: Table, chair: 0 | 1 | 2 | 3) => seatInfo(see(game), chair, 'german');
  const announced = (): Table => plays(declared(), 'HA(all)');
  const compared = (): Table => plays(announced(), 'HJ H10(all) H7(all)');

  it('tells who is partner, forehand and dealer, and how many cards are left', () => {
    expect(plate(open(), 2)).toEqual({
      title: 'Alois',
      lines: ['V: Vorhand, spielt zuerst aus', 'P: Partner, spielt mit dir', 'Noch 9 Karten'],
    });
    expect(plate(open(), 1).lines).toEqual([
      'Spielt mit Hedwig gegen euch',
      'G: Geber, hat die Karten verteilt',
      'Noch 9 Karten',
    ]);
  });

  it('tells oneself what one has chosen', () => {
    expect(plate(declared(), 0)).toEqual({
      title: 'Du',
      lines: [
        'Du spielst mit Alois gegen Toni und Hedwig',
        'Krone: du hast Eicheln gewählt',
        'Noch 9 Karten',
      ],
    });
  });

  it('keeps the cards of a Weis to itself until the first trick is complete', () => {
    expect(plate(announced(), 2).lines).toContain('Stern: hat gewiesen (Dreiblatt, 20)');
  });

  it('lays them open after the comparison', () => {
    expect(plate(compared(), 2).lines).toContain('Stern: hat gewiesen (Dreiblatt Schilten bis Under, 20)');
  });

  it('takes them up again after the second trick, but still names the Weis', () => {
    const second = plays(compared(), 'HK HQ H9 H6');
    expect(plate(second, 2).lines).toContain('Stern: hat gewiesen (Dreiblatt, 20)');
  });
});

describe('the place of an explanation', () => {
  const tip = { width: 300, height: 100 };
  const phone = { width: 360, height: 740 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  it.each([
    ['a card of the hand', box(10, 560, 70, 110), null, { x: 8, y: 452 }],
    ['the plate of the partner', box(117, 106, 126, 50), null, { x: 30, y: 164 }],
    ['the same under a finger', box(117, 106, 126, 50), { x: 180, y: 130 }, { x: 30, y: 194 }],
    ['the plate on the right', box(278, 300, 78, 90), null, { x: 52, y: 192 }],
  ])('%s', (_, anchor, finger, spot) => {
    expect(place(anchor, finger, tip, phone)).toEqual(spot);
  });

  it('is beside the thing where there is no room above or below', () => {
    expect(place(box(0, 60, 116, 240), null, tip, { width: 568, height: 320 })).toEqual({ x: 124, y: 130 });
  });

  it('never leaves the screen, however large the words', () => {
    const { x, y } = place(
      box(0, 0, 320, 568),
      null,
      { width: 304, height: 400 },
      { width: 320, height: 568 },
    );
    expect([x, y]).toEqual([8, 8]);
  });
});
