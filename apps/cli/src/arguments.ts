import { practiceOval } from '@paddock/formula-de';
import { findGame, games } from '@paddock/games';
import { type GameDefinition, optionEntries, optionFromText, resolveOptions } from '@paddock/kernel';
import { InvalidArgumentError } from 'commander';
import { type Driver, driverFrom } from './drivers.ts';
import { UserError } from './errors.ts';
import { readJson } from './files.ts';

/** A table to play at, checked. */
export interface Table {
  readonly definition: GameDefinition;
  readonly seats: number;
  readonly options: object;
}

export function gameArgument(id: string): GameDefinition {
  const game = findGame(id);
  if (game !== undefined) return game;
  throw new UserError(`there is no game "${id}"; there are: ${games.map((known) => known.id).join(', ')}`);
}

/**
 * Seats and options from the command line, or the game's smallest table and its defaults. Data such as a course may
 * stand in a file: --opt tokens=@course.json
 */
export function tableFrom(id: string, seats: number | undefined, given: readonly string[]): Table {
  const definition = gameArgument(id);
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
    else values[name] = dataNamed(id, name, text) ?? optionFromText(spec, text);
  }
  const chosen = seats ?? definition.seats.min;
  const options = resolveOptions(definition, chosen, values);
  if (!options.ok) throw new UserError(options.error);
  return { definition, seats: chosen, options: options.value };
}

/** Data that has a name on the command line but none in the game's own options. */
function dataNamed(game: string, option: string, text: string): object | null {
  const isCircuit = game === 'formula-de' && option === 'circuit';
  return isCircuit && text === practiceOval.id ? practiceOval : null;
}

/** One driver per seat: the bots named, repeated round the table. */
export function driverArguments(game: string, words: readonly string[], seats: number): Driver[] {
  if (words.length > seats) throw new UserError(`${words.length} bots for ${seats} seats: name at most one a seat`);
  const drivers = words.map((word) => driverFrom(game, word));
  return Array.from({ length: seats }, (_, seat) => drivers[seat % drivers.length]!);
}

/** A parser for commander: a whole number in a range. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** A parser for commander: words separated by commas. */
export function commaList(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

/** A parser for commander: an option that may be given several times. */
export function collect(text: string, before: readonly string[]): string[] {
  return [...before, text];
}
