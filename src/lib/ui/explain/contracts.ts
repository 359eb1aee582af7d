/** What is played, or may be chosen, in words. */
import { isTrump, valueOf } from '../../engine/ranking';
import type { Ranking, Suit } from '../../engine/types';
import { t, type Pack } from '../../i18n/index.svelte';
import { contractName, rankName } from '../card/faces';
import { chairOf, dealNumber, factorIn, type TableView } from '../table/read';
import { fromTop, jassName } from './cards';
import type { Explanation } from './tip.svelte';

/** "Von oben: Buur 20, Nell 14, Ass 11 …" */
function order(ranking: Ranking, pack: Pack): string {
  const suit: Suit = ranking.kind === 'trump' ? ranking.suit : 0;
  const words = fromTop(suit, ranking).map((card) => {
    const name = (isTrump(card, ranking) ? jassName(card) : null) ?? rankName(card, pack);
    return t.explain.contract.worth(name, valueOf(card, ranking));
  });
  return t.explain.contract.order(words.join(', '));
}

/** What else there is to know: the other suits, or that no suit is trump. */
function besides(ranking: Ranking, pack: Pack): string {
  if (ranking.kind !== 'trump') return t.explain.contract[ranking.kind];
  const plain = fromTop(((ranking.suit + 1) % 4) as Suit, ranking).map((card) => rankName(card, pack));
  return t.explain.contract.others(plain.at(0) ?? '', plain.at(-1) ?? '');
}

const multiplies = (contract: Ranking, factor: number): string =>
  t.explain.contract.factor(factor, contract.kind === 'trump');

/** A button of the trump sheet. */
export const contractInfo = (contract: Ranking, factor: number, pack: Pack): Explanation => ({
  title: contractName(contract, pack),
  lines: [order(contract, pack), besides(contract, pack), multiplies(contract, factor)],
});

/** @param chooses "Alois wählt" */
export const pushInfo = (chooses: string): Explanation => ({
  title: t.declare.push,
  lines: [t.explain.choice.push(chooses), t.explain.choice.lead],
});

/** The trump sign. */
export function trumpInfo(view: TableView, pack: Pack): Explanation {
  const { contract, chooser } = view;
  if (!contract || chooser === null) return undecided(view);
  const name = contractName(contract, pack);
  const { isTrump: trump, noTrump, chose } = t.explain.contract;
  return {
    title: contract.kind === 'trump' ? trump(name) : noTrump(name),
    lines: [
      chose(chairOf(view, chooser), pusher(view)),
      multiplies(contract, factorIn(view.options.factors, contract)),
      order(contract, pack),
    ],
  };
}

const pusher = (view: TableView) => {
  const [forehand] = view.active;
  return view.pushed && forehand !== undefined ? chairOf(view, forehand) : null;
};

function undecided(view: TableView): Explanation {
  const { open, target } = t.explain.choice;
  const goal = view.options.target;
  return {
    title: t.table.deal(dealNumber(view)),
    lines: [open, ...chooses(view), ...(goal === null ? [] : [target(goal)])],
  };
}

function chooses(view: TableView): readonly string[] {
  if (view.phase !== 'declare' || typeof view.turn !== 'number') return [];
  const chair = chairOf(view, view.turn);
  const by = pusher(view);
  return [by === null ? t.explain.choice.forehand(chair) : t.explain.choice.pushed(chair, by)];
}
