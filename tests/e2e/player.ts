import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What the table asks for, and the point to tap. */
interface Offer {
  readonly kind: 'card' | 'trump' | 'settlement' | 'end';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whether somebody else has led. */
  readonly led: boolean;
}

/** Runs in the page, so that it costs one question; null until something can be hit. */
function readOffer(trump: number): Offer | null {
  const led = [...document.querySelectorAll('.table, main')].some(({ textContent }) =>
    /hat (Schellen|Rosen|Schilten|Eicheln) ausgespielt/.test(textContent),
  );
  const at = (kind: Offer['kind'], button: Element | undefined, edge: boolean): Offer | null => {
    if (!button) return null;
    const { left, top, width, height } = button.getBoundingClientRect();
    // Cards overlap in the fan: a finger lands on the left edge, where the index is.
    const [x, y] = edge ? [left + 10, top + 24] : [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && button.contains(hit) ? { kind, name: button.ariaLabel ?? '', x, y, led } : null;
  };
  const named = (pattern: RegExp): Element[] =>
    [...document.querySelectorAll('button')].filter((button) =>
      pattern.test((button.ariaLabel ?? button.textContent).trim()),
    );
  const card = document.querySelector('[role="toolbar"] button:not([aria-disabled="true"])');
  return (
    at('card', card ?? undefined, true) ??
    at('trump', named(/^(Schellen|Rosen|Schilten|Eicheln|Obenabe|Undenufe)$/)[trump], false) ??
    at('end', named(/^Nochmals$/)[0], false) ??
    at('settlement', named(/^Weiter$/)[0], false)
  );
}

/** Whether the card leaves the hand within a moment. Runs in the page. */
function goneSoon(name: string): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      const cards = [...document.querySelectorAll('[role="toolbar"] button')];
      if (!cards.some(({ ariaLabel }) => ariaLabel === name)) resolve(true);
      else if (performance.now() - started > 200) resolve(false);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** A person who taps whatever the table offers. */
export class Player {
  readonly #page: Page;
  #touch: boolean | null = null;
  /** How many cards were tapped. */
  cards = 0;
  /** How many deals were settled. */
  deals = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets the speed to "sofort" on the settings page. */
  async setFast(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Einstellungen' }).click();
    await this.#page.getByRole('radio', { name: 'sofort' }).check({ force: true });
    await this.#page.getByRole('link', { name: 'Zurück' }).click();
    await expect(this.lobby).toBeVisible();
  }

  /** From the lobby to the table, up to 1000; against weak computers, who think least. */
  async startGame(level: 'schwach' | 'stark' = 'schwach'): Promise<void> {
    await this.lobby.click();
    await this.#page.getByRole('radio', { name: '1000' }).check({ force: true });
    await this.#page.getByRole('radio', { name: level }).check({ force: true });
    await this.#page.getByRole('button', { name: 'Los' }).click();
    // A mouse that stays there has a card explained, and the next tap would only put that away.
    await this.#page.mouse.move(0, 0);
  }

  get lobby(): Locator {
    return this.#page.getByRole('link', { name: 'Neue Partie' });
  }
  get end(): Locator {
    return this.#page.getByRole('button', { name: 'Nochmals' });
  }
  get #weiter(): Locator {
    return this.#page.getByRole('button', { name: 'Weiter', exact: true });
  }
  /** The cards that may be played now. */
  get playable(): Locator {
    return this.#page
      .getByRole('toolbar', { name: 'Deine Hand' })
      .locator('button:not([aria-disabled="true"])');
  }

  /** From the address to the first trick that somebody else has led to. */
  static async atTable(page: Page): Promise<Player> {
    const player = new Player(page);
    await page.goto('/');
    await player.setFast();
    await player.startGame();
    await player.playUntilFollowing();
    return player;
  }

  /** Plays until `deals` more are settled or the game is over. Leaves the last settlement open. */
  async play(deals = Infinity): Promise<void> {
    const until = this.deals + deals;
    while (await this.#step(until));
  }

  /** Plays until somebody else has led and it is one's own turn. */
  async playUntilFollowing(): Promise<void> {
    let offer: Offer;
    do {
      if (!(await this.#step(Infinity))) throw new Error('The game is over.');
      offer = await this.#offer();
    } while (!(offer.kind === 'card' && offer.led));
  }

  /** Waits until the table asks for something. */
  async asked(): Promise<void> {
    await this.#offer();
  }
  /** One tap at whatever it asks for. */
  async tap(): Promise<void> {
    await this.#step(Infinity);
  }

  /** One tap; false when there is nothing left to do. */
  async #step(until: number): Promise<boolean> {
    const offer = await this.#offer();
    if (offer.kind === 'end') return false;
    if (offer.kind === 'settlement') return this.#goOnUntil(until);
    await (offer.kind === 'card' ? this.tapCard() : this.#choose());
    return true;
  }

  /** What the table asks for, as soon as it asks for something. */
  async #offer(): Promise<Offer> {
    const found = await this.#page.waitForFunction(readOffer, this.deals % 6, { timeout: 15_000 });
    return (await found.jsonValue()) as Offer;
  }

  async #goOnUntil(until: number): Promise<boolean> {
    this.deals += 1;
    if (this.deals >= until) return false;
    await this.goOn();
    return true;
  }

  async #choose(): Promise<void> {
    await expect(async () => {
      const { kind, x, y } = await this.#offer();
      if (kind !== 'trump') return;
      await this.#tap(x, y);
      expect((await this.#offer()).kind).not.toBe('trump');
    }).toPass({ timeout: 15_000 });
  }

  /** Plays the first card that may be played. */
  async tapCard(): Promise<void> {
    const { name } = await this.#offer();
    // A tap soon after the last card is none: whoever is that quick taps again.
    await expect(async () => {
      const offer = await this.#offer();
      if (offer.kind !== 'card' || offer.name !== name) return;
      await this.#tap(offer.x, offer.y);
      expect(await this.#page.evaluate(goneSoon, name)).toBe(true);
    }).toPass({ timeout: 15_000 });
    this.cards += 1;
  }

  /** By finger where there is a touch screen. */
  async #tap(x: number, y: number): Promise<void> {
    this.#touch ??= await this.#page.evaluate(() => navigator.maxTouchPoints > 0);
    if (this.#touch) return this.#page.touchscreen.tap(x, y);
    await this.#page.mouse.click(x, y);
    await this.#page.mouse.move(0, 0);
  }

  /** "Weiter" after the settlement that `play` left open. */
  async goOn(): Promise<void> {
    await expect(async () => {
      if (await this.#weiter.isVisible()) await this.#weiter.click({ timeout: 1000 });
      await expect(this.#weiter).toBeHidden({ timeout: 150 });
    }).toPass({ timeout: 15_000 });
  }

  /** Ends the game at the table by the menu: quicker than playing it to its end. */
  async giveUp(): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Aufgeben', exact: true });
    await this.#page.keyboard.press('m');
    await button.click();
    await button.click({ delay: 700 });
    await expect(this.end).toBeVisible();
  }

  /** A tap soon after a sheet has come belongs to what lay there before: whoever reads first is later. */
  async aMomentLater(): Promise<void> {
    await this.#page.waitForTimeout(700);
  }
}
