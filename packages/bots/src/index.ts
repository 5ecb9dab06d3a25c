import type { Kind } from '@paddock/kernel';
import type { Bot } from './bot.ts';
import { formelFunGreedy } from './heuristics/formel-fun.ts';
import { formulaDeGreedy } from './heuristics/formula-de.ts';
import { formulaGreedy } from './heuristics/formula.ts';
import { polePositionGreedy } from './heuristics/pole-position.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** Joins a game's own rule of thumb to the name all games share. */
function greedy<K extends Kind>(choose: Bot<K>['choose']): Bot {
  return { id: 'greedy', character: 'takes what looks best right now', choose };
}

const ROSTER: Readonly<Record<string, readonly Bot[]>> = {
  'formel-fun': [random, greedy(formelFunGreedy)],
  'formula-de': [random, greedy(formulaDeGreedy)],
  'pole-position': [random, greedy(polePositionGreedy)],
  formula: [random, greedy(formulaGreedy)],
};

/** The bots that can play a game, weakest first. */
export function botsFor(game: string): readonly Bot[] {
  return ROSTER[game] ?? [random];
}

export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}
