import { findBot } from '@paddock/bots';
import { type GameDefinition, type GameTypes, type Match, observe, Rng, type Seat } from '@paddock/kernel';
import { type Position, positionOf } from '@paddock/table';
import type { Lesson, Tip } from '../src/games/ui.ts';
import { DEFAULT_BOT } from '../src/table/play-now.ts';
import { findTip, isTipDone } from '../src/table/tips.ts';
import { playBotsUntilPerson, createTable, prepareMove } from './bot-race.ts';

/** How a person behaves in the guided first race. */
interface Learner {
  readonly name: string;
  /** Whether the person confirms every tip by its button, or only plays on. */
  readonly confirms: boolean;
  /** Which bot chooses for the person, and the seed that it chooses with. */
  readonly bot: 'greedy' | 'random';
  /** Whether the person does what the tip on the screen asks for, where that can be done. */
  readonly follows?: boolean;
  readonly seed: string;
}

export const LEARNERS: readonly Learner[] = [
  { name: 'who follows the tips', confirms: false, bot: 'greedy', follows: true, seed: 'f' },
  { name: 'who reads and confirms them', confirms: true, bot: 'greedy', seed: 'c' },
  ...['a', 'b', 'c'].map(
    (seed) => ({ name: `who plays greedily (${seed})`, confirms: false, bot: 'greedy', seed }) as const,
  ),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed) => ({ name: `who plays at random (${seed})`, confirms: false, bot: 'random', seed }) as const,
  ),
];

/** When each tip was first shown and when it was done, by the number of the person's decision. */
interface LessonRace {
  readonly shown: ReadonlyMap<string, number>;
  readonly done: ReadonlyMap<string, number>;
  readonly decisions: number;
}

/** Plays a whole guided race against the bots that a person meets there. */
export function playLessonRace<K extends GameTypes>(
  definition: GameDefinition<K>,
  lesson: Lesson<K>,
  options: K['options'],
  learner: Learner,
): LessonRace {
  const table = createTable(definition, lesson.seats, { ...options, ...lesson.options }, lesson.seed);
  const bot = findBot(definition.id, DEFAULT_BOT)!;
  const shown = new Map<string, number>();
  const done = new Map<string, number>();
  let decisions = 0;
  while (playBotsUntilPerson(table, bot)) {
    decisions++;
    const position = positionOf(table.match, PERSON);
    let tip = nextTip(lesson, done, position);
    for (; tip !== null && learner.confirms; tip = nextTip(lesson, done, position)) {
      shown.set(tip.name, shown.get(tip.name) ?? decisions);
      done.set(tip.name, decisions);
    }
    if (tip !== null) shown.set(tip.name, shown.get(tip.name) ?? decisions);
    const move = moveOf(learner, definition.id, table.match, position, tip);
    if (tip !== null && isTipDone(tip, move, position)) done.set(tip.name, decisions);
    table.commit(prepareMove(table, PERSON, move));
  }
  return { shown, done, decisions };
}

const PERSON: Seat = 0;

function nextTip<K extends GameTypes>(
  { tips }: Lesson<K>,
  done: ReadonlyMap<string, number>,
  position: Position<K>,
): Tip<K> | null {
  return findTip(tips, [...done.keys()], position);
}

function moveOf<K extends GameTypes>(
  { bot, follows = false, seed }: Learner,
  game: string,
  match: Match<K>,
  position: Position<K>,
  tip: Tip<K> | null,
): K['move'] {
  if (follows && tip?.isDone !== undefined) {
    const asked = position.legal.find((move) => tip.isDone!(move, position));
    if (asked !== undefined) return asked;
  }
  const rng = Rng.from(`${seed} ${match.entries.length}`);
  return findBot(game, bot)!.choose(observe(match.game, match.state, PERSON), rng);
}
