import { findGame, games } from '@paddock/games';
import { type GameDefinition, optionEntries, parseOptionText, resolveOptions } from '@paddock/kernel';
import { InvalidArgumentError } from 'commander';
import { type ConfiguredBot, parseBot } from './configured-bot.ts';
import { UserError } from './errors.ts';
import { readJson } from './files.ts';
import { findNamedData } from './games/index.ts';

/** A game with a valid number of seats and valid options. */
export interface GameSetup {
  readonly definition: GameDefinition;
  readonly seats: number;
  readonly options: object;
}

export function parseGame(id: string): GameDefinition {
  const game = findGame(id);
  if (game !== undefined) return game;
  throw new UserError(`there is no game "${id}"; there are: ${games.map((known) => known.id).join(', ')}`);
}

/**
 * Parses seats and options from the command line. The defaults are the fewest seats and the default options. Data such as
 * a course may be in a file: --opt tokens=@course.json
 */
export function parseGameSetup(id: string, seats: number | undefined, given: readonly string[]): GameSetup {
  const definition = parseGame(id);
  const specs = new Map(optionEntries(definition.options));
  const values: Record<string, unknown> = {};
  for (const word of given) {
    const at = word.indexOf('=');
    if (at < 1) throw new UserError(`--opt takes name=value, not "${word}"`);
    const name = word.slice(0, at);
    const text = word.slice(at + 1);
    const spec = specs.get(name);
    if (spec === undefined) values[name] = text;
    else if (spec.kind === 'data' && text.startsWith('@')) values[name] = readJson(text.slice(1));
    else values[name] = findNamedData(id, name, text) ?? parseOptionText(spec, text);
  }
  const chosen = seats ?? definition.seats.min;
  const options = resolveOptions(definition, chosen, values);
  if (!options.ok) throw new UserError(options.error);
  return { definition, seats: chosen, options: options.value };
}

/** One bot per seat: the named bots, repeated to fill all seats. */
export function parseBots(game: string, words: readonly string[], seats: number): ConfiguredBot[] {
  if (words.length > seats) throw new UserError(`${words.length} bots for ${seats} seats: at most one per seat`);
  const bots = words.map((word) => parseBot(game, word));
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
}

/** Creates a parser for commander: a whole number in a range. */
export function createIntegerParser(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** A parser for commander: words separated by commas. */
export function parseCommaList(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

/** A parser for commander: an option that may be given several times. */
export function collectOption(text: string, before: readonly string[]): string[] {
  return [...before, text];
}
