import { fail, ok, type Result } from './result.ts';

interface Described {
  /** A few words, for a form's label. English; other languages are keyed by game and option. */
  readonly title: string;
  /** A sentence on what it changes. */
  readonly help: string;
  /** The option matters only while these others have these values. */
  readonly when?: Readonly<Record<string, unknown>>;
}

export interface ChoiceOption<V extends string> extends Described {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly default: V;
}

export interface FlagOption extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A piece of data (a course, a circuit) that the game itself checks. */
export interface DataOption<V> extends Described {
  readonly kind: 'data';
  readonly default: V;
  /** Says what is wrong with a value that comes from outside, or `null`. */
  check(value: unknown): string | null;
  /** Values worth trying in tests and fuzzing, besides the default. */
  readonly samples: readonly V[];
}

export type AnyOption = ChoiceOption<string> | FlagOption | NumberOption | DataOption<unknown>;

/** One row per option. A union like `'a' | 'b'` is one choice, `true | false` one flag: hence the tuples. */
export type OptionTable<O> = { readonly [N in keyof O]-?: Spec<[O[N]]> };
type Spec<V> = V extends [boolean]
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
  check?(seats: number, options: O): string | null;
}

export function optionEntries<O>(table: OptionTable<O>): [name: string, spec: AnyOption][] {
  return Object.entries(table) as [string, AnyOption][];
}

export function defaultOptions<O>(table: OptionTable<O>): O {
  return Object.fromEntries(optionEntries(table).map(([name, spec]) => [name, spec.default])) as O;
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
  const options = { ...defaultOptions(game.options) } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.get(name);
    if (spec === undefined) {
      return fail(`${game.id} has no option "${name}"; it has: ${[...specs.keys()].join(', ') || 'none'}`);
    }
    const wrong = complaint(spec, value);
    if (wrong !== null) return fail(`option "${name}": ${wrong}`);
    options[name] = value;
  }
  const clash = game.check?.(seats, options as O) ?? null;
  return clash === null ? ok(options as O) : fail(clash);
}

function complaint(spec: AnyOption, value: unknown): string | null {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value as string) ? null : `${allowed(spec)}, not ${show(value)}`;
    case 'flag':
      return typeof value === 'boolean' ? null : `${allowed(spec)}, not ${show(value)}`;
    case 'number': {
      const fits = Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
      return fits ? null : `${allowed(spec)}, not ${show(value)}`;
    }
    case 'data':
      return spec.check(value);
  }
}

/** What an option takes, in words for help texts and errors. */
export function allowed(spec: AnyOption): string {
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

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Reads an option's value from a word of the command line; its range is checked by `resolveOptions`. */
export function optionFromText(spec: AnyOption, text: string): unknown {
  if (spec.kind === 'choice') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Every value of a choice or flag, and telling ones of a number: what tests and fuzzing go through. */
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
