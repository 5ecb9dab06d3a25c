import { findBot } from '@paddock/bots';
import { findGame, games } from '@paddock/games';
import { type GameTypes, Rng } from '@paddock/kernel';
import { positionOf } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { findOnlyMove, isSending } from '../src/table/choice.ts';
import { createTable, playBotsUntilPerson, prepareMove } from './bot-race.ts';
import { loadAnyGame } from './bot-races.ts';

type Move = GameTypes['move'];

const PERSON = 0;
const SEEDS = ['a', 'b'];

/** What the person has set, and where they sit. */
interface Habits {
  readonly atOnce: boolean;
  readonly playsOnlyMove: boolean;
}

interface TapCount {
  turns: number;
  decisions: number;
  asked: number;
  taps: number;
}

/** The second decision of a turn: where to end after the roll, which car to drive with the card. */
function continuesTurn(move: Move): boolean {
  return 'to' in move || 'car' in move;
}

/** Cards that are laid one by one before the formula can be sent. */
function cardsToLay(move: Move): number {
  if (!('op' in move)) return 0;
  const { a, b, c } = move as unknown as Readonly<Record<'a' | 'b' | 'c', readonly string[]>>;
  return [...a, ...b, ...c].filter((token) => !token.startsWith('k')).length;
}

/** How often a person taps for one decision, by the logic of the page. */
function tapsFor(move: Move, legal: readonly Move[], { atOnce, playsOnlyMove }: Habits): number {
  const situation = { isLesson: false, isSecretOnSharedDevice: false, hasPremoves: false };
  if (findOnlyMove({ legal, isWanted: playsOnlyMove, ...situation }) !== null) return 0;
  let chosen: Move | null = null;
  for (let taps = 1; ; taps++) {
    if (isSending(chosen, move, atOnce)) return cardsToLay(move) + taps;
    chosen = move;
  }
}

/** Counts the taps of a person over whole races against bots. */
async function countTaps(game: string, habits: Habits): Promise<TapCount> {
  const { seats, options } = await loadAnyGame(game);
  const bot = findBot(game, 'greedy')!;
  const count: TapCount = { turns: 0, decisions: 0, asked: 0, taps: 0 };
  for (const seed of SEEDS) {
    const table = createTable(findGame(game)!, seats, options, `taps ${seed}`);
    while (playBotsUntilPerson(table, bot)) {
      const { legal, n } = positionOf(table.match, PERSON);
      const move = bot.choose(table.observe(PERSON), Rng.from(`${seed} ${n}`));
      const taps = tapsFor(move, legal, habits);
      count.decisions++;
      count.taps += taps;
      if (taps > 0) count.asked++;
      if (!continuesTurn(move)) count.turns++;
      table.commit(prepareMove(table, PERSON, move));
    }
  }
  return count;
}

describe('taps over whole races', () => {
  for (const { id } of games) {
    it(`${id}: two for a decision, one at once, none where there is no choice`, async () => {
      const before = await countTaps(id, { atOnce: false, playsOnlyMove: false });
      const after = await countTaps(id, { atOnce: false, playsOnlyMove: true });
      const atOnce = await countTaps(id, { atOnce: true, playsOnlyMove: true });
      const perTurn = ({ taps, turns }: TapCount): string => (taps / turns).toFixed(2);
      console.log(
        `${id}: ${after.turns} turns, ${after.decisions} decisions, ${after.asked} asked; taps per turn: ` +
          `asked everything ${perTurn(before)}, now ${perTurn(after)}, at once ${perTurn(atOnce)}`,
      );
      expect(before.asked).toBe(before.decisions);
      expect(after.taps).toBeLessThanOrEqual(before.taps);
      const cards = before.taps - 2 * before.decisions;
      expect(after.taps).toBe(2 * after.asked + cards);
      expect(atOnce.taps).toBe(atOnce.asked + cards);
    });
  }
});
