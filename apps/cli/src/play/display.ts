import type { Game, Match, Seat } from '@paddock/kernel';
import { textBoardFor } from '../games/index.ts';
import type { TextBoard } from '../games/text-board.ts';
import { findChoice, type KeyboardPlayer } from './keyboard-player.ts';
import { applyStyle } from '../terminal/style.ts';

/** Shows a game in the terminal: as text for people, or as one JSON object per line for programs. */
export interface GameDisplay {
  showStart(commitment: string): void;
  showEvents(events: readonly { type: string }[]): void;
  /** Asks the player at a seat for a move; `null` when they leave. */
  askMove(person: KeyboardPlayer, match: Match, seat: Seat): Promise<object | null>;
  showLeft(): void;
  showResult(match: Match, ranking: readonly (readonly Seat[])[], seed: string): void;
}

export function createTextDisplay(game: string, options: object, names: readonly string[]): GameDisplay {
  const board: TextBoard = textBoardFor(game, options);
  return {
    showStart: (commitment) => console.log(applyStyle('dim', `dice committed to: ${commitment}`)),
    showEvents(events) {
      for (const event of events) {
        const sentence = board.describeEvent(event, names);
        if (sentence !== null) console.log(sentence);
      }
    },
    async askMove(person, { game: rules, state }, seat) {
      const legal = rules.legalMoves(state, seat);
      const previews = previewsOf(rules, state, seat);
      console.log(`\n${board.draw(rules.view(state, seat), previews)}\n`);
      const texts = legal.map((move, i) => board.describeMove(move, previews[i]!));
      return askChoice(person, legal, texts);
    },
    showLeft: () => console.log('You leave the table.'),
    showResult(match, ranking, seed) {
      console.log(`\n${board.draw(match.game.view(match.state, null))}\n`);
      let place = 1;
      for (const seats of ranking) {
        console.log(applyStyle('bold', `${place}. ${seats.map((seat) => names[seat]).join(' and ')}`));
        place += seats.length;
      }
      console.log(applyStyle('dim', `the dice were: ${seed}`));
    },
  };
}

/** Longer lists are cut and can be searched by typing: in Formula a hand can have thousands of formulas. */
const MAX_LISTED = 30;

async function askChoice<T>(
  person: KeyboardPlayer,
  choices: readonly T[],
  texts: readonly string[],
): Promise<T | null> {
  listMatches(texts, '');
  const long = choices.length > MAX_LISTED;
  const search = long ? ', or words to search for' : '';
  for (;;) {
    const answer = await person.readAnswer(`Your choice (1 to ${choices.length}${search}, q to leave): `);
    if (answer === null) return null;
    const choice = findChoice(choices, answer);
    if (choice !== undefined) return choice;
    if (long && answer !== '' && !/^\d+$/.test(answer) && listMatches(texts, answer)) continue;
    console.log(applyStyle('yellow', `Please type a number from 1 to ${choices.length}${search}, or q.`));
  }
}

/** Lists the choices that contain the words, with their numbers. Returns `false` if there are none. */
function listMatches(texts: readonly string[], words: string): boolean {
  const hits = texts.map((text, i) => ({ text, i })).filter(({ text }) => text.includes(words));
  for (const { text, i } of hits.slice(0, MAX_LISTED)) console.log(`${String(i + 1).padStart(4)}  ${text}`);
  if (hits.length > MAX_LISTED)
    console.log(`   …  and ${hits.length - MAX_LISTED} more: type a part of one, as "= 12", to see it`);
  return hits.length > 0;
}

/** A program answers with the number of a legal move, counted from 1, or with q. */
export function createJsonDisplay(): GameDisplay {
  const write = (line: object): void => console.log(JSON.stringify(line));
  return {
    showStart: (commitment) => write({ type: 'begin', commitment }),
    showEvents(events) {
      for (const event of events) write({ type: 'event', event });
    },
    async askMove(person, { game, state }, seat) {
      const legal = game.legalMoves(state, seat);
      write({ type: 'ask', seat, view: game.view(state, seat), legal, previews: previewsOf(game, state, seat) });
      for (;;) {
        const answer = await person.readAnswer('');
        const choice = answer === null ? null : findChoice(legal, answer);
        if (choice !== undefined) return choice;
        write({ type: 'again', choices: legal.length });
      }
    },
    showLeft: () => write({ type: 'left' }),
    showResult: (match, ranking, seed) =>
      write({ type: 'over', ranking, view: match.game.view(match.state, null), seed }),
  };
}

function previewsOf(game: Game, state: object, seat: Seat): object[] {
  return game.legalMoves(state, seat).map((move) => game.preview(state, seat, move));
}
