import { isSameJson } from './json.ts';
import type { Language } from './languages.ts';
import { fail, ok, type Result } from './result.ts';

interface OptionTexts {
  /** A form's label in English. Translations are keyed by game and option. */
  readonly title: string;
  /** A sentence on what it changes. */
  readonly help: string;
  /** The option matters only while these others have these values. */
  readonly when?: Readonly<Record<string, unknown>>;
}

export interface ChoiceOption<V extends string> extends OptionTexts {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly default: V;
}

export interface FlagOption extends OptionTexts {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface NumberOption extends OptionTexts {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A place in the picture of a value, in whole units within a square of `DESCRIPTION_SIZE`: x to the right, y down. */
export type DescriptionPoint = readonly [x: number, y: number];

/** The width and height of the picture that a description gives points of. */
export const DESCRIPTION_SIZE = 1000;

/** What a mark is printed in; `line` is the start and finish line. */
export const DESCRIPTION_INKS = ['line', 'black', 'blue', 'green', 'yellow', 'red'] as const;
export type DescriptionInk = (typeof DESCRIPTION_INKS)[number];

/** What a list shows of a value of a data option, such as a circuit, without loading the value. */
export interface DataDescription {
  /** The name that the value has in itself, or `null`; and in other languages. */
  readonly name: string | null;
  readonly names?: { readonly [language in Language]?: string };
  /** The line to draw it by, in driving order; empty if the value says nothing of its shape. */
  readonly outline: readonly DescriptionPoint[];
  /** Places on the line that the picture marks, each in one of the inks. */
  readonly marks: readonly { readonly ink: DescriptionInk; readonly at: DescriptionPoint }[];
  /** A few figures, by names for which the game's pages have texts. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Data such as a course or a circuit, which the game itself checks. */
export interface DataOption<V> extends OptionTexts {
  readonly kind: 'data';
  readonly default: V;
  /** Returns what is wrong with a value from outside, or `null`. */
  check(value: unknown): string | null;
  /** Values worth trying in tests and fuzzing, besides the default. */
  readonly samples: readonly V[];
  /** What the gallery shows of a value that passed `check`. Without it people cannot publish values of this option. */
  describe?(value: V): DataDescription;
  /** The values that come with the game, for the gallery. Each is its own id. */
  listBuiltIn?(): readonly Extract<V, string>[];
}

export type AnyOption = ChoiceOption<string> | FlagOption | NumberOption | DataOption<unknown>;

/** One row per option. The tuples keep unions such as `'a' | 'b'` and `boolean` from being distributed. */
export type OptionTable<O> = { readonly [N in keyof O]-?: OptionFor<[O[N]]> };
type OptionFor<V> = V extends [boolean]
  ? FlagOption
  : V extends [number]
    ? NumberOption
    : V extends [string]
      ? ChoiceOption<V[0]>
      : V extends [infer D]
        ? DataOption<D>
        : never;

interface HasOptions<O> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<O>;
  optionsForSeats?(seats: number): Partial<O>;
  checkOptions?(seats: number, options: O): string | null;
}

export function optionEntries<O>(table: OptionTable<O>): [name: string, spec: AnyOption][] {
  return Object.entries(table) as [string, AnyOption][];
}

export function defaultOptions<O>(table: OptionTable<O>): O {
  return Object.fromEntries(optionEntries(table).map(([name, spec]) => [name, spec.default])) as O;
}

/** The options of a new table with so many seats if nobody chooses any. */
export function defaultOptionsFor<O>(game: Pick<HasOptions<O>, 'options' | 'optionsForSeats'>, seats: number): O {
  return { ...defaultOptions(game.options), ...game.optionsForSeats?.(seats) };
}

/** The options after the number of seats has changed: defaults that depend on it follow, chosen values stay. */
export function followSeats<O extends object>(
  game: { optionsForSeats?(seats: number): Partial<O> },
  options: O,
  from: number,
  to: number,
): O {
  const before = Object.entries(game.optionsForSeats?.(from) ?? {});
  const unchanged = before.filter(([name, value]) => isSameJson((options as Record<string, unknown>)[name], value));
  const after = game.optionsForSeats?.(to) as Record<string, unknown> | undefined;
  return { ...options, ...Object.fromEntries(unchanged.map(([name]) => [name, after?.[name]])) };
}

/** Checks seats and options from outside, and fills in the defaults. The error says what is allowed. */
export function resolveOptions<O>(
  game: HasOptions<O>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Result<O> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return fail(`${game.id} takes ${min} to ${max} seats, not ${seats}`);
  }
  const specs = new Map(optionEntries(game.options));
  const options = { ...defaultOptionsFor(game, seats) } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.get(name);
    if (spec === undefined) {
      return fail(`${game.id} has no option "${name}"; it has: ${[...specs.keys()].join(', ') || 'none'}`);
    }
    const wrong = findFault(spec, value);
    if (wrong !== null) return fail(`option "${name}": ${wrong}`);
    options[name] = value;
  }
  const clash = game.checkOptions?.(seats, options as O) ?? null;
  return clash === null ? ok(options as O) : fail(clash);
}

function findFault(spec: AnyOption, value: unknown): string | null {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value as string) ? null : `${describeAllowed(spec)}, not ${formatValue(value)}`;
    case 'flag':
      return typeof value === 'boolean' ? null : `${describeAllowed(spec)}, not ${formatValue(value)}`;
    case 'number': {
      const fits = Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
      return fits ? null : `${describeAllowed(spec)}, not ${formatValue(value)}`;
    }
    case 'data':
      return spec.check(value);
  }
}

/** What an option takes, in words for help texts and errors. */
export function describeAllowed(spec: AnyOption): string {
  switch (spec.kind) {
    case 'choice':
      return `one of ${spec.values.join(', ')}`;
    case 'flag':
      return 'true or false';
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'data':
      return 'JSON, or @FILE with JSON';
  }
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Parses an option's value from the command line. `resolveOptions` checks its range. */
export function parseOptionText(spec: AnyOption, text: string): unknown {
  if (spec.kind === 'choice') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Every value of a choice or flag, and boundary values of a number, for tests and fuzzing. */
export function optionSamples(spec: AnyOption): readonly unknown[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [...new Set([spec.default, spec.min, Math.min(spec.max, spec.min + 1), spec.max])];
    case 'data':
      return [spec.default, ...spec.samples];
  }
}
