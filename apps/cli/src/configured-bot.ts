import { type Bot, botsFor, type Budget, findBot } from '@paddock/bots';
import { type Match, observe, type Rng, type Seat } from '@paddock/kernel';
import { UserError } from './errors.ts';

/** A bot and its budget, parsed from the command line. */
export interface ConfiguredBot {
  /** As given on the command line: `champion@50ms`. */
  readonly spec: string;
  readonly bot: Bot;
  /** `null` if it decides at once. */
  readonly budget: Budget | null;
}

const BOT_SPEC = /^([^@]*)(?:@(.*))?$/s;
const BUDGET_SPEC = /^([1-9]\d{0,8})(ms)?$/;

/** Parses `champion` (with its default budget), `champion@50ms` (time) or `ismcts@2000` (playouts). */
export function parseBot(game: string, spec: string): ConfiguredBot {
  const [, name = '', amount] = BOT_SPEC.exec(spec) ?? [];
  const bot = findBot(game, name);
  if (bot === undefined) {
    const known = botsFor(game).map(({ id }) => id);
    throw new UserError(`${game} has no bot "${name}"; it has: ${known.join(', ')}`);
  }
  if (amount === undefined) return { spec, bot, budget: bot.defaultBudget };
  const [, number, unit] = BUDGET_SPEC.exec(amount) ?? [];
  if (number === undefined) {
    throw new UserError(
      `"${spec}": after the @ comes a number of playouts (${name}@2000) or of milliseconds (${name}@50ms)`,
    );
  }
  if (bot.defaultBudget === null) throw new UserError(`"${spec}": ${name} decides at once and takes no budget`);
  return { spec, bot, budget: unit === undefined ? { playouts: Number(number) } : { ms: Number(number) } };
}

/** A budget in words: "2000 playouts", "50 ms", "at once". */
export function formatBudget(budget: Budget | null): string {
  if (budget === null) return 'at once';
  return 'ms' in budget ? `${budget.ms} ms` : `${budget.playouts} playouts`;
}

/** The move of a bot for an awaited seat. */
export function chooseMove({ bot, budget }: ConfiguredBot, { game, state }: Match, seat: Seat, rng: Rng): object {
  return bot.choose(observe(game, state, seat), rng, budget ?? undefined);
}
