import type { FormulaTypes, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { chooseGreedily } from './greedy.ts';
import { type Attention, noticeFormulas } from './overlook.ts';

const ATTENTION: Attention = { threeCards: 80, joker: 80, partlyCovered: 65, longNumber: 60, hardProduct: 60 };
/** Before it draws it looks a second time. */
const LOOKS = 2;

/** Plays like the greedy bot, but overlooks some kinds of formulas in a turn. It draws if it sees none. */
export function chooseAmateurMove(observation: Observation<FormulaTypes>, rng: Rng): Move {
  return chooseGreedily(observation, noticeFormulas(observation, ATTENTION, LOOKS, rng), rng);
}
