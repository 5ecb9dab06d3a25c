import { type Bot, botsFor, type Budget, findBot } from '@paddock/bots';
import { type Match, observe, type Rng, type Seat } from '@paddock/kernel';
import { UserError } from './errors.ts';

/** A bot and what it thinks with, as a word of the command line names them. */
export interface Driver {
  readonly word: string;
  readonly bot: Bot;
  /** `null` if it decides at once. */
  readonly budget: Budget | null;
}

const WORD = /^([^@]*)(?:@(.*))?$/s;
const AMOUNT = /^([1-9]\d{0,8})(ms)?$/;

/** Understands `champion` (with its usual budget), `champion@50ms` and `ismcts@2000`, which are playouts. */
export function driverFrom(game: string, word: string): Driver {
  const [, name = '', amount] = WORD.exec(word) ?? [];
  const bot = findBot(game, name);
  if (bot === undefined) {
    const known = botsFor(game).map(({ id }) => id);
    throw new UserError(`${game} has no bot "${name}"; it has: ${known.join(', ')}`);
  }
  if (amount === undefined) return { word, bot, budget: bot.defaultBudget };
  const [, number, unit] = AMOUNT.exec(amount) ?? [];
  if (number === undefined) {
    throw new UserError(
      `"${word}": after the @ comes a number of playouts (${name}@2000) or of milliseconds (${name}@50ms)`,
    );
  }
  if (bot.defaultBudget === null) throw new UserError(`"${word}": ${name} decides at once and takes no budget`);
  return { word, bot, budget: unit === undefined ? { playouts: Number(number) } : { ms: Number(number) } };
}

/** A budget in words: "2000 playouts", "50 ms", "at once". */
export function budgetText(budget: Budget | null): string {
  if (budget === null) return 'at once';
  return 'ms' in budget ? `${budget.ms} ms` : `${budget.playouts} playouts`;
}

/** What the driver of an awaited seat plays. */
export function decide({ bot, budget }: Driver, { game, state }: Match, seat: Seat, rng: Rng): object {
  return bot.choose(observe(game, state, seat), rng, budget ?? undefined);
}
