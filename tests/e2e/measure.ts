import type { Page } from '@playwright/test';

/** The sizes that have to work, in CSS pixels. */
export const SIZES = [
  [320, 568],
  [360, 740],
  [430, 932],
  [568, 320],
  [740, 360],
  [1280, 800],
] as const;

/** What is wrong with what is on the screen, in words, and how small the smallest things are. */
export interface Measured {
  readonly faults: readonly string[];
  /** The narrowest visible strip of a card in the hand; null where there is none. */
  readonly strip: number | null;
  /** The shorter side of the smallest control. */
  readonly control: number | null;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** What is on the screen now; it has to have this size already. */
export const measure = (page: Page, screen: Screen): Promise<Measured> => page.evaluate(look, screen);

/** Runs in the page, and so can use nothing from outside itself. */
async function look(screen: Screen): Promise<Measured> {
  type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
  type Control = { readonly element: Element; readonly box: Box };

  const CONTROL = 44;
  const STRIP = 24;
  const PRINT = 12;
  /** Browsers round; half a pixel is nobody's. */
  const HALF = 0.5;
  /** Of a seat's plate, how much a lying card may cover. */
  const COVERED = 0.25;
  /** Cut on purpose: the list of words shows one line of each explanation, and the word itself opens the rest. */
  const TEASER = '.list small';
  /** A row that a finger pushes: three Weise do not fit on a phone, and are as good as never held. */
  const PUSHED = '[role=group].row';
  /** Cards lie one on the other, on the table and in the fan, where the corner at the lower right is under the next one. */
  const UNDER = '.trick, .low';
  /** Pictures of cards: the same index stands larger at the upper left, and the last trick opens large. */
  const PICTURE = '.low, .mini';
  /** Lies over the table for a moment, and goes by itself or on a tap; the banner of a full disk until it is closed. */
  const ABOVE = '.tip, .notice, .banner';

  const faults = new Set<string>();
  const all = (selector: string, within: ParentNode = top): Element[] => [
    ...within.querySelectorAll(selector),
  ];
  /** Of what lies open only the topmost can be reached. */
  const top: Element =
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector('[aria-modal=true]') ??
    document.body;

  const px = (value: number): number => Math.round(value * 10) / 10;
  const boxOf = (element: Element): Box => element.getBoundingClientRect();
  const width = (box: Box): number => Math.max(0, box.right - box.left);
  const height = (box: Box): number => Math.max(0, box.bottom - box.top);
  const middle = (from: number, to: number): number => (from + to) / 2;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const holds = (outer: Box, inner: Box): boolean =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const short = (words: string | null): string => (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const named = (element: Element): string =>
    `${element.localName}.${element.classList[0] ?? ''} «${short(element.getAttribute('aria-label') ?? element.textContent)}»`;
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.vh, [inert]') === null &&
    width(boxOf(element)) > 1;

  /** Between what a thing inside can be seen along one axis: now, or (`ever`) once somebody scrolls there. */
  function seen(inside: Element | null, axis: 'x' | 'y', ever: boolean): [number, number] {
    let [from, to] = [-Infinity, Infinity];
    for (let box = inside; box; box = box.parentElement) {
      const overflow = getComputedStyle(box)[axis === 'x' ? 'overflowX' : 'overflowY'];
      if (overflow === 'visible') continue;
      if (ever && /auto|scroll/.test(overflow) && overlong(box, axis)) return [from, to];
      const { left, top, right, bottom } = boxOf(box);
      [from, to] = [Math.max(from, axis === 'x' ? left : top), Math.min(to, axis === 'x' ? right : bottom)];
    }
    return [Math.max(from, 0), Math.min(to, axis === 'x' ? screen.width : screen.height)];
  }
  function overlong(box: Element, axis: 'x' | 'y'): boolean {
    return axis === 'x' ? box.scrollWidth > box.clientWidth + 1 : box.scrollHeight > box.clientHeight + 1;
  }
  function room(inside: Element | null, ever: boolean): Box {
    const [left, right] = seen(inside, 'x', ever);
    const [top, bottom] = seen(inside, 'y', ever);
    return { left, top, right, bottom };
  }

  /** A head or foot that stays while the rest scrolls below it. */
  function sticks(cover: Element, thing: Element): boolean {
    for (let box: Element | null = cover; box && !box.contains(thing); box = box.parentElement)
      if (getComputedStyle(box).position === 'sticky') return true;
    return false;
  }
  /** What lies over the point, unless it is the thing itself, a part of it or what it stands on. */
  function cover(x: number, y: number, thing: Element): Element | null {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(thing) || thing.contains(hit) || sticks(hit, thing)) return null;
    return hit.closest(ABOVE) ? null : hit;
  }

  /** What a finger may hit: a hidden input is hit through its label. */
  function target(element: Element): Element {
    return element.matches('input') ? (element.closest('label') ?? element) : element;
  }
  function controls(): Control[] {
    const found = all('a[href], button, input, select, textarea, summary, [role=button]').map(target);
    return [...new Set(found)].filter(shown).map((element) => ({ element, box: boxOf(element) }));
  }
  const isCard = (element: Element): boolean => element.matches('[role=toolbar] [data-card]');
  /** A link within a sentence is as high as its line. */
  const inSentence = (element: Element): boolean => getComputedStyle(element).display === 'inline';

  function checkSize({ element, box }: Control): void {
    if (Math.min(width(box), height(box)) < CONTROL - HALF)
      faults.add(`too small: ${named(element)} is ${px(width(box))} × ${px(height(box))}`);
  }
  function checkReach({ element, box }: Control): void {
    if (!holds(room(element.parentElement, true), box)) faults.add(`cut off: ${named(element)}`);
    if (!holds(room(element.parentElement, false), box)) return;
    const [x, y] = [middle(box.left, box.right), middle(box.top, box.bottom)];
    const inset = 3;
    const points: [number, number][] = [
      [x, y],
      [box.left + inset, y],
      [box.right - inset, y],
      [x, box.top + inset],
      [x, box.bottom - inset],
    ];
    for (const point of points) {
      const hit = cover(...point, element);
      if (hit && !(element.matches('.seat') && hit.closest('.trick')))
        faults.add(`covered: ${named(element)} by ${named(hit)}`);
    }
  }
  function checkApart(a: Control, b: Control): void {
    if (a.element.contains(b.element) || b.element.contains(a.element)) return;
    if (isCard(a.element) && isCard(b.element)) return;
    if (a.element.closest(ABOVE) || b.element.closest(ABOVE)) return;
    if (sticks(a.element, b.element) || sticks(b.element, a.element)) return;
    const visible = (one: Control): Box => common(one.box, room(one.element.parentElement, false));
    const overlap = common(visible(a), visible(b));
    // The box round a turned card is larger than the card.
    const slack = isCard(a.element) || isCard(b.element) ? 4 : 1;
    if (width(overlap) > slack && height(overlap) > slack)
      faults.add(`overlapping: ${named(a.element)} and ${named(b.element)}`);
  }
  function checkLying(): void {
    for (const seat of all('.seat').filter(shown))
      for (const card of all('.trick .place:not(.slot)')) {
        const overlap = common(boxOf(seat), boxOf(card));
        const part = (width(overlap) * height(overlap)) / (width(boxOf(seat)) * height(boxOf(seat)));
        if (part > COVERED)
          faults.add(`covered: ${Math.round(part * 100)} % of ${named(seat)} by ${named(card)}`);
      }
  }

  /** The strip of a card that a finger can hit, at its narrowest. */
  function strip(card: Element): number {
    const box = boxOf(card);
    return Math.min(...[0.2, 0.5, 0.75].map((part) => run(card, box, box.top + height(box) * part)));
  }
  function run(card: Element, { left, right }: Box, y: number): number {
    let wide = 0;
    for (let x = left; x <= right; x += HALF)
      if (document.elementFromPoint(x, y)?.closest('[data-card]') === card) wide += HALF;
      else if (wide > 0) break;
    return wide;
  }
  function checkStrips(): number | null {
    const cards = all('[role=toolbar] [data-card]').filter(shown);
    const strips = cards.map((card) => ({ card, wide: strip(card) }));
    for (const { card, wide } of strips)
      if (wide < STRIP - HALF) faults.add(`strip of ${px(wide)}: ${named(card)}`);
    return cards.length > 0 ? Math.min(...strips.map(({ wide }) => wide)) : null;
  }

  /** The lines of a text; letters do not fill the height of their line. */
  function lines(text: Node): Box[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const [over, under] = [(bottom - top) * 0.2, (bottom - top) * 0.08];
      return { left, right, top: top + over, bottom: bottom - under };
    });
  }
  function checkText(text: Node): void {
    const parent = text.parentElement;
    if (!parent || !shown(parent) || parent.matches(TEASER)) return;
    const words = `«${short(text.textContent)}» in ${parent.localName}.${parent.classList[0] ?? ''}`;
    const [ever, now] = [room(parent, true), room(parent, false)];
    const control = parent.closest('a, button, label, summary');
    const print = parseFloat(getComputedStyle(parent).fontSize);
    if (print < PRINT && !parent.closest(PICTURE)) faults.add(`print of ${px(print)}: ${words}`);
    for (const line of lines(text)) {
      if (!holds(ever, line)) faults.add(`cut off: ${words}`);
      else if (control && shown(control) && !inSentence(control) && !holds(boxOf(control), line))
        faults.add(`beyond its control: ${words}`);
      if (parent.closest(UNDER) || !holds(now, line)) continue;
      // The box round a turned index reaches over the edge of its card.
      const inset = parent.closest('.index') ? 4 : 1;
      for (const x of [line.left + inset, middle(line.left, line.right), line.right - inset]) {
        const hit = cover(x, middle(line.top, line.bottom), parent);
        if (hit) faults.add(`covered: ${words} by ${named(hit)}`);
      }
    }
  }
  function checkTexts(): void {
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.textContent?.trim()) checkText(walk.currentNode);
  }

  function checkScreen(): void {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (innerWidth > screen.width || scrollWidth > screen.width)
      faults.add(`the page is ${Math.max(innerWidth, scrollWidth)} wide`);
    if (scrollHeight > screen.height) faults.add(`the page is ${scrollHeight} high`);
    for (const box of [document.body, ...all('*', document.body)]) {
      const { overflowX } = getComputedStyle(box);
      const sideways = box === document.body || box.matches('.app') || /auto|scroll/.test(overflowX);
      if (sideways && overlong(box, 'x') && shown(box) && !box.matches(PUSHED))
        faults.add(`scrolls sideways: ${named(box)}`);
      if (box.matches('body, .app') && overlong(box, 'y')) faults.add(`runs out below: ${named(box)}`);
    }
  }

  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  await frame();
  await frame();
  // Also what lets a finger through can hide something, and be hidden.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(solid);

  const found = controls();
  const others = found.filter(({ element }) => !isCard(element));
  const sized = others.filter(({ element }) => !inSentence(element));
  sized.forEach(checkSize);
  others.forEach(checkReach);
  found.forEach((one, index) => found.slice(index + 1).forEach((other) => checkApart(one, other)));
  checkLying();
  checkTexts();
  checkScreen();
  const narrowest = checkStrips();
  document.adoptedStyleSheets.pop();
  const sides = sized.map(({ box }) => Math.min(width(box), height(box)));
  return {
    faults: [...faults],
    strip: narrowest,
    control: sides.length > 0 ? px(Math.min(...sides)) : null,
  };
}
