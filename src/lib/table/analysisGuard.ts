/** Whether what comes out of the database is an analysis of these very decisions. */
import type { Action, View } from '../engine/variants/types';
import type { DealAnalysis, Question } from './analysis';
import type { Advice, Opinion } from './ports';

type Move = Action<'schieber'>;

/** What is done, without the Weise that go with it. */
export function keyOf(action: Move): string {
  if (action.type === 'play') return `play ${action.card}`;
  if (action.type !== 'declare') return action.type;
  const { contract } = action;
  return `declare ${contract.kind}${contract.kind === 'trump' ? ` ${contract.suit}` : ''}`;
}

/** What an answer must be an answer to: the same thing done in the same place of the same deal. */
export const askedOf = ({ ply, action, view, hands }: Question): string =>
  `${ply} ${keyOf(action)} ${hashOf(JSON.stringify([view, hands]))}`;

/** FNV-1a: nobody wants to deceive here. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

export function isSound(
  kept: unknown,
  version: number,
  questions: readonly Question[],
): kept is DealAnalysis {
  if (!isObject(kept) || kept.version !== version) return false;
  return isAnswers(kept.answers, questions) && (kept.open === undefined || isOpen(kept.open, questions));
}

function isAnswers(answers: unknown, questions: readonly Question[]): boolean {
  if (!Array.isArray(answers) || answers.length !== questions.length) return false;
  return questions.every((question, i) => {
    const answer: unknown = answers[i];
    return isObject(answer) && answer.asked === askedOf(question) && isAdvice(answer.advice, question.view);
  });
}

/** Every thing that may be done is judged, and nothing else. */
function isAdvice(advice: unknown, { legal }: View<'schieber'>): advice is Advice {
  if (!isObject(advice) || !Array.isArray(advice.opinions)) return false;
  if (advice.unit !== 'points' && advice.unit !== 'chance') return false;
  if (typeof advice.reason !== 'string' || !isNumber(advice.worlds)) return false;
  const opinions: readonly unknown[] = advice.opinions;
  const keys = legal.filter(({ type }) => type !== 'claim').map(keyOf);
  if (!opinions.every(isOpinion) || opinions.length !== keys.length) return false;
  return opinions.every(({ action }) => keys.includes(keyOf(action)));
}

const isOpinion = (opinion: unknown): opinion is Opinion =>
  isObject(opinion) &&
  isMove(opinion.action) &&
  isAmount(opinion.behind) &&
  isAmount(opinion.error) &&
  (opinion.points === null || isNumber(opinion.points));

function isMove(action: unknown): action is Move {
  if (!isObject(action)) return false;
  if (action.type === 'declare') return isObject(action.contract);
  return action.type === 'play' ? isNumber(action.card) : action.type === 'push';
}

function isOpen(open: unknown, questions: readonly Question[]): boolean {
  if (!Array.isArray(open) || open.length !== questions.length) return false;
  return questions.every(({ view }, i) => {
    const leads: unknown = open[i];
    const count = view.legal.filter(({ type }) => type === 'play').length;
    return leads === null || (Array.isArray(leads) && leads.length === count && leads.every(isNumber));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown): value is number => isNumber(value) && value >= 0;
