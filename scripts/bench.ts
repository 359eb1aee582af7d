/** How fast the computer is here: `npm run bench`. A table on the screen, the same numbers in reports/bench.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dealRandom, pickRandom, randomDeals } from '../src/lib/ai/fast/deal';
import { Position } from '../src/lib/ai/fast/position';
import { BUDGET } from '../src/lib/ai/player/cards';
import { chooseAction } from '../src/lib/ai/player/choose';
import { chooseByRule } from '../src/lib/ai/player/rule';
import { Random } from '../src/lib/ai/random';
import { act, drawDeal, newGame, view } from '../src/lib/engine/game';
import { openCards } from '../src/lib/engine/play';
import { legalCards } from '../src/lib/engine/trick';
import type { Card, Ranking } from '../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../src/lib/engine/variants/schieber/options';
import type { Action, Game, View } from '../src/lib/engine/variants/types';
import { measureSolver, SOLVER_SETS } from './solverBench';

type SchieberView = View<'schieber'>;
const REPORT = 'reports/bench.json';

/** Calls `work` in growing portions for about a second; units per second. */
function perSecond(work: (portion: number) => void): number {
  let portion = 100;
  for (;;) {
    const started = performance.now();
    work(portion);
    const seconds = (performance.now() - started) / 1000;
    if (seconds > 0.7) return Math.round(portion / seconds);
    portion = Math.ceil(seconds < 0.05 ? portion * 8 : (portion / seconds) * 1.1);
  }
}

/** Positions in the middle of random deals, as the fast path has them. */
function positions(count: number): Position[] {
  const random = new Random('bench positions');
  return Array.from({ length: count }, (_, i) => {
    const position = new Position();
    dealRandom(position, i % 6, i & 3, random);
    for (let card = i % 32; card > 0; card--) {
      position.findLegal();
      position.play(pickRandom(position, random));
    }
    return position;
  });
}

/** A decision for every turn of some deals that the rule-based player plays. */
function views(deals: number): SchieberView[] {
  const random = new Random('bench views');
  const found: SchieberView[] = [];
  for (let i = 0; i < deals; i++) {
    let game: Game<'schieber'> = newGame({
      variant: 'schieber',
      options: { ...DEFAULT_OPTIONS, target: null, deals: 1 },
      foreign: true,
    });
    game = next(
      game,
      'chance',
      drawDeal(game, () => random.next() & 255),
    );
    while (game.phase !== 'over') {
      const seen = view<'schieber'>(game, game.turn as number);
      if (seen.legal.length > 1) found.push(seen);
      game = next(game, game.turn as number, chooseByRule(seen, 'bench'));
    }
  }
  return found;
}

function next(game: Game<'schieber'>, by: number | 'chance', action: Action<'schieber'>): Game<'schieber'> {
  const result = act<'schieber'>(game, by, action);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

interface Turn {
  readonly hand: readonly Card[];
  readonly table: readonly Card[];
  readonly ranking: Ranking;
}
const turnsOf = (seen: readonly SchieberView[]): Turn[] =>
  seen
    .filter(({ phase }) => phase === 'play')
    .map(({ hand, tricks, active, contract }) => ({
      hand,
      table: openCards(tricks, active),
      ranking: contract!,
    }));

/** Walks round and round a list. */
function repeat<T>(items: readonly T[], use: (item: T) => void): (portion: number) => void {
  return (portion) => {
    for (let i = 0; i < portion; i++) use(items[i % items.length]!);
  };
}

/** What the decisions cost: time by this machine, work the same everywhere. */
function decisions(seen: readonly SchieberView[]): Record<string, number> {
  const work = { worlds: 0, nodes: 0 };
  for (const one of seen.slice(0, 60)) chooseAction(one, 'warm');
  const times = seen.map((one) => {
    const started = performance.now();
    chooseAction(one, 'bench', BUDGET, ({ worlds, nodes }) => {
      work.worlds += worlds;
      work.nodes += nodes;
    });
    return performance.now() - started;
  });
  times.sort((a, b) => a - b);
  return {
    'decisions timed': times.length,
    'decision, ms, median': times[times.length >> 1]!,
    'decision, ms, 95 %': times[Math.floor(times.length * 0.95)]!,
    'decision, ms, worst': times[times.length - 1]!,
    'worlds a decision': work.worlds / times.length,
    'nodes of exact search a decision': work.nodes / times.length,
  };
}

/** Positions of the exact search on fixed deals (all of them: `solverBench.ts`), and how many a millisecond. */
function solver(): Record<string, number> {
  const quick = SOLVER_SETS.filter(({ cards }) => cards === 6 || cards === 7);
  return Object.fromEntries(
    quick.flatMap((set) => {
      const { nodes, ms } = measureSolver(set);
      return [
        [`exact search, ${set.name}, nodes`, nodes],
        [`exact search, ${set.name}, nodes a ms`, nodes / ms],
      ];
    }),
  );
}

function measure(): Record<string, number> {
  const seen = views(12);
  return {
    'random whole deals a second': perSecond((portion) => randomDeals(portion, new Random('bench'))),
    'legal-move calls a second, fast path': perSecond(
      repeat(positions(512), (position) => position.findLegal()),
    ),
    'legal-move calls a second, engine': perSecond(
      repeat(turnsOf(seen), ({ hand, table, ranking }) => legalCards(hand, table, ranking)),
    ),
    ...decisions(seen),
    ...solver(),
  };
}

const results = measure();
for (const [name, value] of Object.entries(results)) {
  const text = value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 2 : 0 });
  console.log(`${name.padEnd(40)}${text.padStart(14)}`);
}
mkdirSync('reports', { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(results, null, 2)}\n`);
