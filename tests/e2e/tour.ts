import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player';

/**
 * Looks at one screen.
 * @param again brings back what goes by itself or with the size of the screen
 */
export type Look = (name: string, again?: () => Promise<void>) => Promise<void>;

/** With these random bytes one is forehand in the first deal, and holds two Weise; or everybody holds one. */
const TWO_WEISE = 216;
const FOUR_WEISE = 242;

/** The longest that fits on the plate. */
const NAME = 'Rosa-Magdalena';

/** Every screen of the app, once. */
export class Tour {
  readonly #page: Page;
  readonly #look: Look;
  readonly #player: Player;
  /** The game that was given up. */
  #ended: string | null = null;

  constructor(page: Page, look: Look) {
    this.#page = page;
    // A mouse that rests on a card explains it.
    this.#look = async (name, again) => {
      await page.mouse.move(0, 0);
      await look(name, again);
    };
    this.#player = new Player(page);
  }

  get #hand(): Locator {
    return this.#page.getByRole('toolbar', { name: 'Deine Hand' });
  }
  #button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }
  #dialog(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  /** The cards are random: these are the ones that the next game is dealt. */
  async #shuffle(byte: number): Promise<void> {
    await this.#page.evaluate((fixed) => {
      crypto.getRandomValues = (bytes) => {
        if (ArrayBuffer.isView(bytes)) new Uint8Array(bytes.buffer).fill(fixed);
        return bytes;
      };
    }, byte);
  }

  async #lobby(): Promise<void> {
    await this.#page.goto('/');
    await expect(this.#player.lobby).toBeVisible();
  }

  async all(): Promise<void> {
    await this.#arrive();
    await this.#start();
    await this.#play();
    await this.#overlays();
    await this.#settle();
    await this.#trouble();
    await this.#pages();
  }

  /** Before the first game. */
  async #arrive(): Promise<void> {
    await this.#lobby();
    await this.#look('lobby, first time');
    await this.#button('Meine Partien').click();
    await this.#look('no games yet');
    await this.#button('Schliessen').click();
    await this.#player.setFast();
    await this.#page.goto('/settings/');
    await expect(this.#page.getByRole('radio', { name: 'sofort' })).toBeChecked();
    await this.#look('settings');
    await this.#button('So geht es').click();
    await this.#look('settings, install sheet');
    await this.#button('Schliessen').click();
  }

  async #start(): Promise<void> {
    await this.#lobby();
    await this.#shuffle(TWO_WEISE);
    await this.#player.lobby.click();
    await this.#look('new game');
    await this.#page.getByRole('radio', { name: 'eigene' }).check({ force: true });
    await this.#page.getByRole('slider').fill('11');
    await this.#page.getByText('Ganzer Code').click();
    await this.#look('new game, own factors, pack cut, code unfolded');
    await this.#lobby();
    await this.#shuffle(TWO_WEISE);
    await this.#player.startGame();
    await expect(this.#button('Schilten')).toBeVisible();
    await this.#look('trump sheet');
    await this.#button('Schilten').click();
    await expect(this.#button(/Dreiblatt/)).toHaveCount(2);
    await this.#look('nine cards and two Weise');
    await this.#lobby();
    await this.#look('lobby with a game, asked for a name');
    await this.#button('Wie heisst du?').click();
    await this.#page.getByRole('textbox').fill(NAME);
    await this.#look('name and sign');
    await this.#button('Speichern').click();
    await expect(this.#dialog('Wie heisst du?')).toBeHidden();
  }

  /** The first deal of a second game. */
  async #play(): Promise<void> {
    await this.#shuffle(FOUR_WEISE);
    await this.#player.startGame();
    await this.#button('Eicheln').click();
    await this.#button(/Dreiblatt/).click();
    await this.#look('a concealed Weis');
    await this.#button(/Dreiblatt/).click();
    await this.#player.tapCard();
    await expect(this.#page.getByRole('region', { name: 'Gewiesen' })).toBeVisible();
    await this.#look('compared Weise');
    await this.#player.playUntilFollowing();
    await this.#untilForbidden();
    const forbidden = this.#hand.locator('button[aria-disabled=true]').first();
    await this.#look('in a trick');
    await this.#look('forbidden card', () => forbidden.click({ position: { x: 10, y: 24 }, force: true }));
  }

  async #untilForbidden(): Promise<void> {
    const forbidden = this.#hand.locator('button[aria-disabled=true]');
    while ((await forbidden.count()) === 0) {
      await this.#player.tapCard();
      await this.#player.playUntilFollowing();
    }
  }

  /** What lies over the table. */
  async #overlays(): Promise<void> {
    const page = this.#page;
    await this.#hand.getByRole('button').last().focus();
    await this.#look('explained card', async () => {
      await page.keyboard.press('?');
      if (!(await page.getByRole('tooltip').isVisible())) await page.keyboard.press('?');
    });
    await page.keyboard.press('Escape');
    await this.#over('l', 'Letzter Stich');
    await this.#over('v', 'Spielverlauf');
    await this.#over('b', 'Bilanz');
    await this.#over('m', 'Menü', async () => {
      await this.#button('Aufgeben').click();
      await this.#look('Menü, giving up asked');
    });
    await this.#over('w', 'Wörterbuch', async () => {
      await this.#dialog('Wörterbuch').getByRole('button', { name: 'Buur' }).click();
      await this.#look('Wörterbuch, one word');
    });
  }

  async #over(letter: string, name: string, more?: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.press(letter);
    await expect(this.#dialog(name)).toBeVisible();
    await this.#look(name);
    await more?.();
    await this.#page.keyboard.press('Escape');
    await expect(this.#dialog(name)).toBeHidden();
  }

  async #settle(): Promise<void> {
    await this.#player.play(1);
    await this.#look('settlement');
    // A sheet takes no tap that may have been meant for what was there before.
    await this.#button('Bilanz').click({ delay: 700 });
    await this.#dialog('Bilanz').locator('[aria-expanded]').first().click();
    await this.#look('Bilanz, one deal unfolded');
    await this.#page.keyboard.press('Escape');
    await this.#player.goOn();
    await this.#player.playUntilFollowing();
    while ((await this.#hand.getByRole('button').count()) > 2) {
      await this.#player.tapCard();
      await this.#player.playUntilFollowing();
    }
    await this.#look('late in a deal');
    await this.#player.giveUp();
    await this.#look('end');
    this.#ended = new URL(this.#page.url()).searchParams.get('game');
  }

  /** The first game goes on, in two windows and then on a full disk. */
  async #trouble(): Promise<void> {
    const page = this.#page;
    await this.#lobby();
    await page.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(this.#hand.getByRole('button')).toHaveCount(9);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Hier weiterspielen' }).click();
    await expect(page.getByText('Du spielst jetzt anderswo weiter')).toBeVisible();
    await this.#look('open elsewhere');
    await other.close();
    await this.#button('Hier weiterspielen').click();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await this.#player.tapCard();
    await expect(this.#button('Partie sichern')).toBeVisible();
    await this.#look('not kept');
    // It also closes by itself after a while.
    await this.#button('Schliessen')
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(this.#button('Schliessen')).toBeHidden();
    await this.#look('not kept, the sign');
    await page.goBack();
    await expect(page.getByText(/Der Speicher ist voll/)).toBeVisible();
    await this.#look('lobby, disk full');
  }

  /** The game that was given up, once more. */
  async #replay(): Promise<void> {
    const page = this.#page;
    await page.goto(`/replay/?game=${this.#ended}`);
    await expect(page.getByRole('status')).toContainText('Vorhand');
    await this.#button('Alle Karten').click();
    await this.#look('replay, all cards of a new deal');
    await page.keyboard.press('ArrowDown');
    await this.#look('replay, all cards and a full trick');
    await this.#button('Alle Karten').click();
    await this.#look('replay, own cards');
    await page.keyboard.press('ArrowRight');
    if (await page.getByRole('region', { name: 'Gewiesen' }).isVisible())
      await this.#look('replay, compared Weise');
    await page.keyboard.press('End');
    await this.#look('replay, the end');
    await page.goto('/replay/?game=none');
    await expect(page.getByRole('link', { name: 'Zur Lobby' })).toBeVisible();
    await this.#look('replay, no game');
  }

  /** A text that is no position, one that is, and what computers say to it. */
  async #position(): Promise<void> {
    const page = this.#page;
    await page.goto('/position/');
    const text = page.getByRole('textbox', { name: 'Text der Stellung' });
    await text.fill('Hoi');
    await this.#button('Stellung öffnen').click();
    await this.#look('position, refused');
    await text.fill(/```text\n([^]*?)```/.exec(readFileSync('docs/POSITION.md', 'utf8'))?.[1] ?? '');
    await this.#button('Stellung öffnen').click();
    await this.#look('position, opened');
    await this.#button('Was würde der Computer tun?').click();
    await expect(page.getByText('Alles vergleichen')).toBeVisible({ timeout: 60_000 });
    await page.getByText('Was bisher war').click();
    await this.#look('position, answered');
  }

  /** The pages beside the table. */
  async #pages(): Promise<void> {
    const page = this.#page;
    await page.goto(`/fair/?game=${this.#ended}`);
    await expect(page.getByText('gleich wie gespielt').first()).toBeVisible();
    await this.#look('fair, game over');
    await this.#replay();
    await this.#position();
    await this.#lobby();
    await this.#look('lobby with a game');
    await this.#button('Meine Partien').click();
    await this.#look('games');
    const open = page.getByRole('dialog').getByRole('link', { name: /Wir/ }).first();
    const address = new URL((await open.getAttribute('href')) ?? '', page.url());
    await this.#button(/Löschen/)
      .first()
      .click();
    await this.#look('games, deleting asked');
    await page.goto(`/fair/${address.search}`);
    await expect(page.getByText('Der Code wird nach der Partie geöffnet')).toBeVisible();
    await this.#look('fair, game open');
    await page.goto('/fair/');
    await expect(page.getByRole('link', { name: 'Zur Lobby' })).toBeVisible();
    await this.#look('fair, no game');
    await page.goto('/dictionary/');
    await expect(page.getByRole('button', { name: 'Buur' })).toBeVisible();
    await this.#look('dictionary');
    await page.getByRole('searchbox').fill('qqq');
    await this.#look('dictionary, nothing found');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Schieber' }).first().click();
    await this.#look('dictionary, one word');
    await page.goto('/about/');
    await page.locator('summary').first().click();
    await this.#look('about, one licence unfolded');
    await page.goto('/unbekannt/');
    await expect(page.getByRole('link', { name: 'Zur Lobby' })).toBeVisible();
    await this.#look('not found');
    await page.goto('/play/?game=none');
    await expect(page.getByRole('link', { name: 'Zur Lobby' })).toBeVisible();
    await this.#look('game that is gone');
  }
}
