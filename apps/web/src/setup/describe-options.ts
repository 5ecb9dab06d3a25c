import { type AnyOption, defaultOptionsFor, type GameDefinition, optionEntries } from '@paddock/kernel';
import { isDataSummary } from '@paddock/protocol';
import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/types.ts';
import type { LoadedGame } from '../games/index.ts';
import { isOptionRelevant, type OptionValues } from './OptionsForm.tsx';

/** Describes the options of a table that differ from the defaults. */
export function describeUnusualOptions(
  t: Texts,
  definition: Pick<GameDefinition, 'options' | 'optionsForSeats'>,
  game: Pick<LoadedGame, 't'>,
  values: OptionValues,
  seats: number,
  language?: Language,
): string[] {
  const defaults = defaultOptionsFor(definition, seats) as OptionValues;
  return optionEntries(definition.options)
    .filter(([name, spec]) => isOptionRelevant(spec, values) && !isSameJson(values[name], defaults[name]))
    .map(([name, spec]) => describeOption(t, game, name, spec, values[name], language));
}

function describeOption(
  t: Texts,
  game: Pick<LoadedGame, 't'>,
  name: string,
  spec: AnyOption,
  value: unknown,
  language?: Language,
): string {
  const { title, values } = game.t.options[name] ?? { title: spec.title };
  switch (spec.kind) {
    case 'choice':
      return t.labelled(title, values?.[String(value)] ?? String(value));
    case 'flag':
      return t.labelled(title, value === true ? t.setup.yes : t.setup.no);
    case 'number':
      return t.labelled(title, String(value));
    case 'data': {
      const known = nameOfData(game, name, value, language);
      return known === undefined ? title : t.labelled(title, known);
    }
  }
}

/** The names of the data in a table's options, such as its circuit; `null` if the game takes none. */
export function describeData(game: LoadedGame, values: object, language: Language): string | null {
  const names = optionEntries(game.definition.options)
    .filter(([, { kind }]) => kind === 'data')
    .map(([name]) => nameOfData(game, name, (values as OptionValues)[name], language) ?? '…');
  return names.length === 0 ? null : names.join(', ');
}

function nameOfData(
  game: Pick<LoadedGame, 't'>,
  name: string,
  value: unknown,
  language?: Language,
): string | undefined {
  if (isDataSummary(value)) return value.name ?? undefined;
  return game.t.options[name]?.values?.[String(value)] ?? nameOf(value, language);
}

/** Whether two option values are equal. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The name of data that has one, such as a circuit, if possible in the language. */
function nameOf(value: unknown, language?: Language): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, names } = value as { name?: unknown; names?: Readonly<Record<string, unknown>> };
  const found = (language === undefined ? undefined : names?.[language]) ?? name;
  return typeof found === 'string' ? found : undefined;
}
