import type { Cursor, Picture, Replay, ReplayDeal } from '../table/replay';
import { pauseAfter, type Speed } from './pace';

export type { Picture, Replay, ReplayDeal };

/** Where a replay stands, and the hands that move it: by steps, tricks and deals, or by itself. */
export class ReplayState {
  readonly replay: Replay;
  /** Whose cards lie open: the own ones, or everybody's. */
  all = $state(false);
  #cursor = $state.raw<Cursor>({ deal: 0, step: 0 });
  #playing = $state(false);
  /** The last move was one step onward: what is new may move on the screen. */
  #onward = $state(false);
  readonly #speed: () => Speed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly picture: Picture = $derived.by(() => this.replay.at(this.#cursor));

  /** @param speed asked at every step */
  constructor(replay: Replay, speed: () => Speed) {
    this.replay = replay;
    this.#speed = speed;
  }

  get playing(): boolean {
    return this.#playing;
  }
  get onward(): boolean {
    return this.#onward;
  }
  get deal(): ReplayDeal {
    return this.replay.deals[this.#cursor.deal] as ReplayDeal;
  }
  get canBack(): boolean {
    return this.#cursor.deal > 0 || this.#cursor.step > 0;
  }
  get canNext(): boolean {
    return this.#cursor.deal < this.replay.deals.length - 1 || !this.#atEnd;
  }
  get #atEnd(): boolean {
    return this.#cursor.step === this.deal.steps.length - 1;
  }

  /** To a step of this deal. */
  toStep(step: number): void {
    this.#go({ deal: this.#cursor.deal, step });
  }
  /** To the first step of a deal, from 0. */
  toDeal(deal: number): void {
    this.#go({ deal, step: 0 });
  }
  first(): void {
    this.toStep(0);
  }
  last(): void {
    this.toStep(this.deal.steps.length - 1);
  }
  /** The deal before ends where this one begins. */
  back(): void {
    const { deal, step } = this.#cursor;
    if (step > 0) this.toStep(step - 1);
    else if (deal > 0) this.#go({ deal: deal - 1, step: Infinity });
  }
  next(): void {
    const { deal, step } = this.#cursor;
    if (!this.canNext) return;
    this.#go(this.#atEnd ? { deal: deal + 1, step: 0 } : { deal, step: step + 1 });
    this.#onward = true;
  }
  /** To the next or the last trick that lies there full; beyond those to the beginning and the end of the deal. */
  trick(by: 1 | -1): void {
    const stops = [0, ...fullTricks(this.deal), this.deal.steps.length - 1];
    const { step } = this.#cursor;
    this.toStep((by > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step);
  }

  /** Goes on by itself to the end of the deal; from there, through the next one. */
  play(): void {
    if (!this.canNext) return;
    if (this.#atEnd) this.next();
    this.#playing = true;
    this.#wait();
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  /** The position as the end of an address. */
  get address(): string {
    return `#d${this.#cursor.deal + 1}s${this.#cursor.step}`;
  }
  /** Goes where an address says: deal 3 is `#d3`, in it `t5` its fifth trick, `c17` its 17th card, `s12` step 12 from 0. */
  read(address: string): void {
    const [, deal, kind, number] = /^#d(\d+)(?:([tcs])(\d+))?$/.exec(address) ?? [];
    const found = this.replay.deals[Number(deal) - 1];
    if (!found) return;
    this.#go({ deal: found.number - 1, step: stepIn(found, kind, Number(number ?? 0)) });
  }

  #go(to: Cursor): void {
    this.pause();
    this.#onward = false;
    this.#cursor = this.#inside(to);
  }
  #inside({ deal, step }: Cursor): Cursor {
    const last = (this.replay.deals[deal]?.steps.length ?? 1) - 1;
    return { deal, step: Math.max(0, Math.min(step, last)) };
  }
  #wait(): void {
    const speed = this.#speed();
    // Without motion there is still time to look.
    const pace = { speed: speed === 'off' ? 'normal' : speed, autoCollect: true } as const;
    this.#timer = setTimeout(() => this.#tick(), pauseAfter(this.picture.view, pace));
  }
  #tick(): void {
    if (this.#atEnd) return this.pause();
    this.next();
    this.#playing = !this.#atEnd;
    if (this.#playing) this.#wait();
  }
}

/** The steps that fill a trick. */
const fullTricks = ({ steps }: ReplayDeal): number[] =>
  steps.flatMap(({ kind, cards }, step) => (kind === 'play' && cards % 4 === 0 ? [step] : []));

/** A card that never fell is as far as the deal came; before the first one lies the choice. */
function stepIn({ steps }: ReplayDeal, kind: string | undefined, number: number): number {
  if (kind === 's' || kind === undefined) return number;
  const card = kind === 't' ? 4 * number : number;
  const fell = (one: number): number => steps.findIndex((step) => step.kind === 'play' && step.cards === one);
  const step = card === 0 ? fell(1) - 1 : fell(card);
  return step < 0 ? steps.length - 1 : step;
}
