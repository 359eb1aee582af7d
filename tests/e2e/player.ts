import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A person who taps whatever the table offers. */
export class Player {
  readonly #page: Page;
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

  /** From the lobby to the table, up to 1000. */
  async startGame(): Promise<void> {
    await this.lobby.click();
    await this.#page.getByRole('radio', { name: '1000' }).check({ force: true });
    await this.#page.getByRole('button', { name: 'Los' }).click();
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
  get #choices(): Locator {
    return this.#page.getByRole('button', { name: /^(Schellen|Rosen|Schilten|Eicheln|Obenabe|Undenufe)$/ });
  }
  /** The cards that may be played now. */
  get playable(): Locator {
    return this.#page
      .getByRole('toolbar', { name: 'Deine Hand' })
      .locator('button:not([aria-disabled="true"])');
  }

  /** Plays until `deals` more are settled or the game is over. Leaves the last settlement open. */
  async play(deals = Infinity): Promise<void> {
    const until = this.deals + deals;
    while (await this.#step(until));
  }

  /** Plays until somebody else has led and it is one's own turn. */
  async playUntilFollowing(): Promise<void> {
    const led = this.#page.getByText(/hat (Schellen|Rosen|Schilten|Eicheln) ausgespielt/);
    do await this.#step(Infinity);
    while (!(await this.#settled(led)));
  }

  /** Whether the table waits for this seat's card with `led` on it. */
  async #settled(led: Locator): Promise<boolean> {
    await expect(this.end.or(this.#weiter).or(this.playable).or(this.#inSheet).first()).toBeVisible();
    return (await led.isVisible()) && (await this.playable.count()) > 0;
  }

  /** One tap; false when there is nothing left to do. */
  async #step(until: number): Promise<boolean> {
    await expect(this.end.or(this.#weiter).or(this.playable).or(this.#inSheet).first()).toBeVisible();
    // The likeliest first: every question costs.
    if ((await this.playable.count()) > 0) await this.tapCard();
    else if (await this.#inSheet.isVisible()) await this.#choose();
    else if (await this.end.isVisible()) return false;
    else if (await this.#weiter.isVisible()) return this.#goOnUntil(until);
    return true;
  }

  async #goOnUntil(until: number): Promise<boolean> {
    this.deals += 1;
    if (this.deals >= until) return false;
    await this.goOn();
    return true;
  }

  async #choose(): Promise<void> {
    await this.#choices.nth(this.deals % 6).click();
    await expect(this.#inSheet).toBeHidden();
  }

  /** The sheet with the trumps. */
  get #inSheet(): Locator {
    return this.#choices.first();
  }

  /** Plays the first card that may be played. */
  async tapCard(): Promise<void> {
    const card = this.playable.first();
    const name = (await card.getAttribute('aria-label')) ?? '';
    const named = this.#page.getByRole('toolbar').getByRole('button', { name, exact: true });
    // A tap soon after the last card is none: whoever is that quick taps again.
    await expect(async () => {
      // Cards overlap in the fan: a finger lands on the left edge, where the index is.
      if ((await named.count()) > 0) await named.click({ position: { x: 10, y: 24 }, timeout: 1000 });
      await expect(named).toHaveCount(0, { timeout: 150 });
    }).toPass({ timeout: 15_000 });
    // Resting there the mouse would call up an explanation, which the next tap would only put away.
    await this.#page.mouse.move(0, 0);
    this.cards += 1;
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
