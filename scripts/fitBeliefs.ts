/**
 * Fits and measures what the computer believes about hidden cards (src/lib/ai/beliefs).
 *   fitBeliefs.ts play --deals 200 --player mc --worlds 30 --seed x --file deals.jsonl   records deals, one a line
 *   fitBeliefs.ts fit --file deals.jsonl --write     policy weights by maximum likelihood, into policyWeights.ts
 *   fitBeliefs.ts bits --file other.jsonl            log2 of (weight of the true hands / mean weight of uniform ones)
 * Off line only: here, unlike in src/lib/ai, Math.log and Math.exp are allowed.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playedCards, type Played } from '../src/lib/ai/beliefs/evidence';
import { Look } from '../src/lib/ai/beliefs/look';
import { ACTIVE, FEATURES, featuresOf } from '../src/lib/ai/beliefs/policy';
import { Weighing } from '../src/lib/ai/beliefs/weighing';
import { BUDGET } from '../src/lib/ai/player/cards';
import { chooseAction } from '../src/lib/ai/player/choose';
import { chooseByRule } from '../src/lib/ai/player/rule';
import { Random } from '../src/lib/ai/random';
import { Worlds } from '../src/lib/ai/worlds';
import { act, drawDeal, newGame, view } from '../src/lib/engine/game';
import type { Actor } from '../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../src/lib/engine/variants/schieber/options';
import type { Action, Game, View } from '../src/lib/engine/variants/types';

type Schieber = Game<'schieber'>;
interface Step {
  readonly by: Actor;
  readonly action: Action<'schieber'>;
}
/** One decision: per choice its features, and which one was taken. */
interface Decision {
  readonly features: readonly Int32Array[];
  readonly taken: number;
}

const start = (): Schieber =>
  newGame({
    variant: 'schieber',
    options: { ...DEFAULT_OPTIONS, target: null, deals: 1 },
    foreign: true,
  });

function next(game: Schieber, { by, action }: Step): Schieber {
  const result = act<'schieber'>(game, by, action);
  if (!result.ok) throw new Error(`${result.error}: ${JSON.stringify(action)}`);
  return result.value;
}

/** A deal among four players of one kind, from the cards to the last trick. */
function record(seed: string, player: string, worlds: number): Step[] {
  const random = new Random(seed);
  let game = start();
  const steps: Step[] = [];
  const step = (by: Actor, action: Action<'schieber'>): void => {
    steps.push({ by, action });
    game = next(game, { by, action });
  };
  step(
    'chance',
    drawDeal(game, () => random.next() & 255),
  );
  while (game.phase !== 'over') {
    const seen = view<'schieber'>(game, game.turn as number);
    const plain = game.phase === 'declare' || player === 'greedy';
    step(game.turn!, plain ? chooseByRule(seen, seed) : chooseAction(seen, seed, { ...BUDGET, worlds }));
  }
  return steps;
}

const read = (files: string): Step[][] =>
  files
    .split(',')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Step[]);

/** Every card of a deal as a choice; what a seat plays later is the hand it had. */
function decisionsOf(steps: readonly Step[]): Decision[] {
  const game = steps.reduce(next, start());
  const whole = { ...game, seat: -1 } as unknown as View<'schieber'>;
  const look = new Look();
  return playedCards(whole).flatMap((card) => {
    look.set(card, new Int32Array(4), 0, card.later);
    return look.count > 1 ? [decisionOf(look, card)] : [];
  });
}

function decisionOf(look: Look, card: Played): Decision {
  const features = Array.from(look.codes.subarray(0, look.count), (code) => {
    const ids = new Int32Array(ACTIVE);
    return ids.subarray(0, featuresOf(look, code, ids));
  });
  return { features, taken: look.indexOf(card.code) };
}

const score = (weights: Float64Array, ids: Int32Array): number =>
  ids.reduce((sum, id) => sum + weights[id]!, 0);

function chances(weights: Float64Array, { features }: Decision): number[] {
  const scores = features.map((ids) => score(weights, ids));
  const most = Math.max(...scores);
  const raised = scores.map((value) => Math.exp(value - most));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

/** Maximum likelihood with a pull to zero, by Adagrad in random order. */
function fit(decisions: readonly Decision[], rounds: number, pull: number): Float64Array {
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(1);
  const random = new Random('fit');
  for (let i = 0; i < rounds * decisions.length; i++) {
    const decision = decisions[random.below(decisions.length)]!;
    const likely = chances(weights, decision);
    decision.features.forEach((ids, choice) => {
      const slope = (choice === decision.taken ? 1 : 0) - likely[choice]!;
      for (const id of ids) {
        const step = slope - pull * weights[id]!;
        squares[id]! += step * step;
        weights[id]! += (0.3 * step) / Math.sqrt(squares[id]!);
      }
    });
  }
  return weights;
}

/** Mean bits by which the policy beats a blind choice, and how often its first choice is the one taken. */
function quality(weights: Float64Array, decisions: readonly Decision[]): string {
  let bits = 0;
  let hits = 0;
  for (const decision of decisions) {
    const likely = chances(weights, decision);
    bits += Math.log2(likely[decision.taken]! * decision.features.length);
    if (Math.max(...likely) === likely[decision.taken]) hits++;
  }
  const n = decisions.length;
  return `${n} decisions, ${(bits / n).toFixed(3)} bits over blind, ${((100 * hits) / n).toFixed(1)} % foreseen`;
}

const WEIGHTS_FILE = fileURLToPath(new URL('../src/lib/ai/beliefs/policyWeights.ts', import.meta.url));

/** In quarters, a letter each: m is 0. */
function write(weights: Float64Array, about: string): void {
  const letters = Array.from(weights, (weight) =>
    String.fromCharCode(109 + Math.max(-12, Math.min(12, Math.round(weight * 4)))),
  ).join('');
  const rows = letters.match(/.{1,96}/g)!.map((row) => `  '${row}'`);
  const text = `/** By feature (policy.ts), in quarters, a letter each: m is 0. Fitted by scripts/fitBeliefs.ts to ${about}. */
const QUARTERS =\n${rows.join(' +\n')};
export const WEIGHTS = Float64Array.from(QUARTERS, (letter) => (letter.charCodeAt(0) - 109) / 4);\n`;
  writeFileSync(WEIGHTS_FILE, text);
}

function fitAll(file: string, writes: boolean): void {
  const deals = read(file).map(decisionsOf);
  const known = deals.filter((_, i) => i % 5 !== 0).flat();
  const fresh = deals.filter((_, i) => i % 5 === 0).flat();
  for (const pull of [0.003, 0.01]) {
    const weights = fit(known, 30, pull);
    console.log(`pull ${pull}: fitted on ${quality(weights, known)}; fresh: ${quality(weights, fresh)}`);
  }
  if (writes) write(fit(deals.flat(), 30, 0.01), `${deals.length} recorded deals`);
}

const KINDS = ['declaring', 'weise', 'cards', 'all'] as const;
const SAMPLE = 256;

/** Bits that each kind of evidence gives the true hands over uniform ones, and the effective share of the sample. */
function bitsOf(game: Schieber, random: Random): { bits: number[]; effective: number } {
  const seen = view<'schieber'>(game, game.turn as number);
  const weighing = new Weighing(seen);
  const weigh = (hands: readonly (readonly number[])[]): number[] => {
    weighing.load({ hands });
    const parts = [weighing.declaring(), weighing.weise(), weighing.cards()];
    return [...parts, parts[0]! * parts[1]! * parts[2]!];
  };
  const truth = weigh(game.hands);
  const worlds = new Worlds(seen);
  const drawn = Array.from({ length: SAMPLE }, () => weigh(worlds.draw(random).hands));
  const mean = (k: number): number => drawn.reduce((sum, parts) => sum + parts[k]!, 0) / SAMPLE;
  const squares = drawn.reduce((sum, parts) => sum + parts[3]! * parts[3]!, 0) / SAMPLE;
  return {
    bits: truth.map((weight, k) => Math.log2(weight / mean(k))),
    effective: (mean(3) * mean(3)) / squares,
  };
}

function allBits(file: string): void {
  const random = new Random('bits');
  const tricks = Array.from({ length: 9 }, () => ({ count: 0, sums: [0, 0, 0, 0], effective: 0 }));
  for (const steps of read(file)) {
    let game = start();
    for (const step of steps) {
      if (game.phase === 'play' && game.hands[game.turn as number]!.length > 1) {
        const { bits, effective } = bitsOf(game, random);
        const row = tricks[9 - game.hands[game.turn as number]!.length]!;
        row.count++;
        row.effective += effective;
        bits.forEach((value, k) => (row.sums[k]! += value));
      }
      game = next(game, step);
    }
  }
  console.log(`trick     n  ${KINDS.join('  ')}  effective share of uniform worlds`);
  tricks.forEach(({ count, sums, effective }, i) => {
    if (count > 0)
      console.log(
        `${i + 1}  ${count}  ${sums.map((sum) => (sum / count).toFixed(3)).join('  ')}  ${(effective / count).toFixed(3)}`,
      );
  });
  const count = tricks.reduce((sum, row) => sum + row.count, 0);
  const total = KINDS.map(
    (kind, k) => `${kind} ${(tricks.reduce((sum, row) => sum + row.sums[k]!, 0) / count).toFixed(3)}`,
  );
  console.log(`bits a decision: ${total.join(', ')}`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      deals: { type: 'string', default: '100' },
      player: { type: 'string', default: 'mc' },
      worlds: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'beliefs' },
      file: { type: 'string', default: 'reports/beliefs.jsonl' },
      write: { type: 'boolean', default: false },
    },
  });
  if (positionals[0] === 'fit') fitAll(values.file, values.write);
  else if (positionals[0] === 'bits') allBits(values.file);
  else
    for (let i = 0; i < Number(values.deals); i++) {
      const steps = record(`${values.seed}-${i}`, values.player, Number(values.worlds));
      appendFileSync(values.file, `${JSON.stringify(steps)}\n`);
    }
}

main();
