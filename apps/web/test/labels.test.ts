import { findBot } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  appendEntry,
  startMatch,
  CHANCE,
  type GameDefinition,
  type GameTypes,
  type Match,
  observe,
  Rng,
} from '@paddock/kernel';
import { randomSetup, type Setup } from '@paddock/kernel/testing/setups';
import { positionOf } from '@paddock/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_CARDS, type LoadedGame, loadGame } from '../src/games/index.ts';
import type { TextContext } from '../src/games/ui.ts';
import type { Position } from '../src/games/table-link.ts';
import { createTextContext } from '../src/table/text-context.ts';
import { LANGUAGES, type Language } from '../src/base/texts/language.ts';
import { loadTexts } from '../src/app/texts/index.ts';

/** Whole games with seats and options drawn at random. A proof plays more of them. */
const GAMES_PER_PLAYER = process.env['PROOF'] === undefined ? 2 : 12;
/** Formula has positions with thousands of legal moves, which are the same from one turn to the next but for a card. */
const MOVES_PER_GAME = 60_000;

/** Plays a whole game and calls with every position in which a seat is asked. */
function playGame(
  definition: GameDefinition,
  { seats, options }: Setup,
  player: string,
  seed: string,
  visit: (position: Position, previews: readonly GameTypes['preview'][]) => void,
): void {
  const match: Match = startMatch(definition, seats, options);
  const rng = Rng.from(seed);
  const bot = findBot(definition.id, player)!;
  for (;;) {
    const { game, state } = match;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      appendEntry(match, [CHANCE, rng.below(awaiting.ways)]);
      continue;
    }
    const seat = awaiting.seats[0]!;
    const position = positionOf(match, seat);
    // Where there are very many moves the page asks for previews one by one.
    visit(position, position.previews ?? position.legal.map((move) => game.preview(state, seat, move)));
    appendEntry(match, [seat, bot.choose(observe(game, state, seat), rng)]);
  }
}

/** Labels that two different legal moves share. */
function findSharedLabels(
  { ui }: LoadedGame,
  context: TextContext,
  legal: readonly GameTypes['move'][],
  previews: readonly GameTypes['preview'][],
): string[] {
  const seen = new Set<string>();
  const shared: string[] = [];
  for (const [i, move] of legal.entries()) {
    const label = ui.describeMove(move, previews[i]!, context);
    if (seen.has(label)) shared.push(`${label} ${JSON.stringify(move)}`);
    seen.add(label);
  }
  return shared;
}

describe.each(GAME_CARDS.map(({ id }) => id))('the choices of %s', (id) => {
  const definition = findGame(id)!;
  const loaded = new Map<Language, LoadedGame>();
  beforeAll(async () => {
    for (const language of LANGUAGES) loaded.set(language, await loadGame(id, language));
  });

  it.each(['random', 'greedy'])('each have a label of their own in every language: %s play', async (player) => {
    const texts = new Map(await Promise.all(LANGUAGES.map(async (one) => [one, await loadTexts(one)] as const)));
    const setups = Rng.from(`labels ${id} ${player}`);
    const shared: string[] = [];
    let decisions = 0;
    for (let n = 0; n < GAMES_PER_PLAYER; n++) {
      const setup = randomSetup(definition, setups);
      let looked = 0;
      playGame(definition, setup, player, `labels ${id} ${player} ${n}`, (position, previews) => {
        decisions++;
        if (looked > MOVES_PER_GAME) return;
        looked += position.legal.length;
        for (const language of LANGUAGES) {
          const info = {
            id: 'test',
            game: id,
            seats: setup.seats,
            options: setup.options,
            drivers: Array.from({ length: setup.seats }, () => ({ kind: 'person', name: '' }) as const),
            seedHash: '',
            lesson: false,
          };
          const game = loaded.get(language)!;
          const context = createTextContext(
            info,
            position.viewer,
            game.t,
            texts.get(language)!(findGame(id)!.genre),
            language,
          );
          for (const label of findSharedLabels(game, context, position.legal, previews))
            shared.push(`${language}: ${label}`);
        }
      });
    }
    expect(decisions).toBeGreaterThan(20);
    expect(shared.slice(0, 20)).toEqual([]);
  });
});
