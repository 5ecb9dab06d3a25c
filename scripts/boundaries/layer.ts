/** What the layers of scripts/boundaries have in common. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Layer {
  /** A pattern of the paths of its files. */
  readonly files: RegExp;
  /** What they may import besides files of their own package. */
  readonly imports: readonly (string | RegExp)[];
  /** Which files of their own package they may import; all of them if it is not said. */
  readonly ownFiles?: RegExp;
  /** From which files of their own package they may import types, and nothing else. */
  readonly onlyTypesOf?: RegExp;
  /** What must not occur in their code, and why. */
  readonly forbidden?: readonly (readonly [pattern: RegExp, reason: string])[];
}

/** Rules are pure: the same on a server, in a browser and in a million simulated games. */
export const PURE_CODE = [
  [/\bDate\b/, 'no clock: rules do not depend on the time'],
  [/\bMath\.random\b/, 'no hidden chance: chance is an actor'],
  [/\b(?:process|Buffer|require|__dirname|setTimeout|setInterval)\b/, 'no Node: rules run in browsers too'],
  [/\b(?:window|document|navigator|localStorage)\b/, 'no DOM: rules run on servers too'],
] as const;

export const SQL = [
  /\b(?:SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s.+\sSET|DELETE\s+FROM|CREATE\s+TABLE)\b/,
  'SQL lives in repositories',
] as const;

export const REACT = ['react', 'react-dom', 'react-dom/client', 'react-dom/server'] as const;

/** Every package with rules is a game. */
export const GAMES = globSync('packages/*/RULES.md', { cwd: fileURLToPath(new URL('../..', import.meta.url)) }).map(
  (file) => file.split(/[\\/]/)[1]!,
);
export const GAME_NAMES = GAMES.join('|');
export const GAME_PACKAGE = new RegExp(`^@paddock/(?:${GAME_NAMES})$`);
