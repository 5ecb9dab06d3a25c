import { games } from '@paddock/games';
import type { Language } from '@paddock/kernel';
import type { Claim } from './claims.ts';
import type { CliGame } from './cli-game.ts';
import { type DebriefWords, jsonWords } from './debrief-words.ts';
import { jsonBoard } from './json-board.ts';
import * as list from './list.ts';
import type { TextBoard } from './text-board.ts';

const CLI_GAMES: ReadonlyMap<string, CliGame> = new Map(Object.values<CliGame>(list).map((one) => [one.game, one]));

export function textBoardFor(game: string, options: object): TextBoard {
  return CLI_GAMES.get(game)?.createBoard(options) ?? jsonBoard;
}

/** How the debriefs of a game tell what happened. */
export function debriefWordsFor(game: string, language: Language, options: object): DebriefWords {
  return CLI_GAMES.get(game)?.createDebriefWords?.(language, options) ?? jsonWords;
}

/** Option data that has a name on the command line only, not in the options of the game. */
export function findNamedData(game: string, option: string, text: string): object | null {
  return CLI_GAMES.get(game)?.findNamedData?.(option, text) ?? null;
}

/** All claims about the strength of bots, game by game. */
export const CLAIMS: readonly Claim[] = games.flatMap(({ id }) => CLI_GAMES.get(id)?.claims ?? []);
