import { findBot } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { findGame } from '@paddock/games';
import { type GameTypes, resolveOptions } from '@paddock/kernel';
import type { GameTexts, GameUi, TextContext } from '../src/games/ui.ts';
import { playBotRace, type ShownStep } from './bot-race.ts';

/** A game as pages know it, whatever game it is. */
export interface AnyGame {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly seats: number;
  readonly options: object;
}

/** Options that make a race short, for games whose defaults take long. */
const SHORT_OPTIONS: Readonly<Record<string, object>> = { 'formula-de': { circuit: practiceOval } };
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Eva', 'Finn'];

/** Loads the pages of a game, for a table with these options. */
export async function loadAnyGame(
  id: string,
  options: object = {},
  seats = findGame(id)!.defaultSeats,
  viewer: number | null = 0,
): Promise<AnyGame> {
  const resolved = resolveOptions(findGame(id)!, seats, { ...SHORT_OPTIONS[id], ...options });
  if (!resolved.ok) throw new Error(resolved.error);
  const { ui } = (await import(`../src/games/${id}/index.ts`)) as { ui: GameUi };
  const { default: t } = (await import(`../src/games/${id}/texts/en.ts`)) as { default: GameTexts };
  const drivers = NAMES.slice(0, seats).map((name) => ({ kind: 'bot', bot: 'greedy', name }) as const);
  const info = { id: 'x', game: id, seats, options: resolved.value, drivers, seedHash: '', lesson: false };
  const context: TextContext = {
    t,
    info,
    viewer,
    name: (seat) => NAMES[seat]!,
    number: String,
    list: (items) => items.join(', '),
  };
  return { ui, context, seats, options: resolved.value };
}

/** The steps of a whole race of greedy bots as the context's viewer sees them. */
export function stepsOfRace({ ui, context, seats, options }: AnyGame, seed: string): Generator<ShownStep<GameTypes>> {
  return playBotRace(findGame(ui.id)!, seats, options, seed, findBot(ui.id, 'greedy')!, context.viewer);
}
