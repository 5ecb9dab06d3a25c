import { CHANCE } from '@paddock/kernel';
import type { PolePositionTypes } from '@paddock/pole-position';
import { type AnalysedRace, type EntryAnalysis, subtract } from '../debrief/analyst.ts';
import type { CardChoice } from './card-choice.ts';

type Analysis = EntryAnalysis<PolePositionTypes>;

/** The entries of one turn. */
interface TurnEntries {
  readonly turn: number;
  readonly cards: number[];
  readonly picks: number[];
}

/**
 * Adds the luck in guessing of every turn: what the open cards were worth, less the position before them and the effect of every card on its
 * own. What they were worth is the position at the start of the next turn, less the effects of the picks: nothing else happens in between.
 */
export function balanceTurns(
  { moments, result }: AnalysedRace<PolePositionTypes>,
  analyses: readonly Analysis[],
  choiceOf: (turn: number) => CardChoice,
): Analysis[] {
  const balanced = [...analyses];
  const turns = listTurns(moments);
  for (const [i, { turn, cards, picks }] of turns.entries()) {
    const before = choiceOf(turn);
    const next = turns[i + 1] === undefined ? null : choiceOf(turns[i + 1]!.turn);
    let value = [...(next?.winProbabilities ?? result)];
    for (const entry of picks.toReversed()) {
      value = subtract(value, balanced[entry]!.effect!);
      balanced[entry] = { ...balanced[entry]!, winProbabilities: toProbabilities(value) };
    }
    value = subtract(value, before.winProbabilities);
    for (const entry of cards) value = subtract(value, balanced[entry]!.effect!);
    const reveal = cards.at(-1)!;
    const errors = [...cards, ...picks].map((entry) => analyses[entry]!.standardError);
    const standardError = Math.hypot(before.standardError, next?.standardError ?? 0, ...errors);
    balanced[reveal] = { ...balanced[reveal]!, luck: value, standardError };
  }
  const setup = (turns[0]?.cards[0] ?? 0) - 1;
  if (setup < 0) return balanced;
  const first = choiceOf(turns[0]!.turn);
  const even = result.map(() => 1 / result.length);
  const luck = subtract(first.winProbabilities, even);
  balanced[setup] = { ...balanced[setup]!, luck, standardError: first.standardError };
  return balanced;
}

function listTurns(moments: AnalysedRace<PolePositionTypes>['moments']): TurnEntries[] {
  const turns: TurnEntries[] = [];
  for (const [
    entry,
    {
      state,
      entry: [actor],
    },
  ] of moments.entries()) {
    if (actor === CHANCE || state.phase === 'build') continue;
    if (turns.at(-1)?.turn !== state.turn) turns.push({ turn: state.turn, cards: [], picks: [] });
    turns.at(-1)![state.phase === 'choose' ? 'cards' : 'picks'].push(entry);
  }
  return turns;
}

/** Estimates may lead a little below 0 or above 1. */
function toProbabilities(values: readonly number[]): number[] {
  const positive = values.map((value) => Math.max(0, value));
  const sum = positive.reduce((total, value) => total + value, 0);
  return positive.map((value) => value / sum);
}
