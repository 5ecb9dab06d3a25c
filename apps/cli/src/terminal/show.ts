import type { Game, Match, Seat } from '@paddock/kernel';
import { type Board, boardOf } from '../boards/index.ts';
import { choiceOf, type Person } from './person.ts';
import { styled } from './style.ts';

/** How a game at the terminal is shown: for people in text, for programs as one JSON object a line. */
export interface Show {
  begin(commitment: string): void;
  happened(events: readonly { type: string }[]): void;
  /** Asks the person at a seat; `null` when they leave. */
  ask(person: Person, match: Match, seat: Seat): Promise<object | null>;
  left(): void;
  end(match: Match, ranking: readonly (readonly Seat[])[], seed: string): void;
}

export function textShow(game: string, options: object, names: readonly string[]): Show {
  const board: Board = boardOf(game, options);
  return {
    begin: (commitment) => console.log(styled('dim', `dice committed to: ${commitment}`)),
    happened(events) {
      for (const event of events) {
        const sentence = board.tell(event, names);
        if (sentence !== null) console.log(sentence);
      }
    },
    async ask(person, { game: rules, state }, seat) {
      const legal = rules.legalMoves(state, seat);
      const previews = previewsOf(rules, state, seat);
      console.log(`\n${board.draw(rules.view(state, seat), previews)}\n`);
      const texts = legal.map((move, i) => board.offer(move, previews[i]!));
      return pickFrom(person, legal, texts);
    },
    left: () => console.log('You leave the table.'),
    end(match, ranking, seed) {
      console.log(`\n${board.draw(match.game.view(match.state, null))}\n`);
      let place = 1;
      for (const seats of ranking) {
        console.log(styled('bold', `${place}. ${seats.map((seat) => names[seat]).join(' and ')}`));
        place += seats.length;
      }
      console.log(styled('dim', `the dice were: ${seed}`));
    },
  };
}

/** A list that is longer is cut, and searched by typing: Formula has hands with thousands of formulas. */
const MOST_SHOWN = 30;

async function pickFrom<T>(person: Person, choices: readonly T[], texts: readonly string[]): Promise<T | null> {
  list(texts, '');
  const long = choices.length > MOST_SHOWN;
  const search = long ? ', or words to search for' : '';
  for (;;) {
    const answer = await person.answer(`Your choice (1 to ${choices.length}${search}, q to leave): `);
    if (answer === null) return null;
    const choice = choiceOf(choices, answer);
    if (choice !== undefined) return choice;
    if (long && answer !== '' && !/^\d+$/.test(answer) && list(texts, answer)) continue;
    console.log(styled('yellow', `Please type a number from 1 to ${choices.length}${search}, or q.`));
  }
}

/** Lists the choices that contain the words, with their numbers; `false` if there are none. */
function list(texts: readonly string[], words: string): boolean {
  const hits = texts.map((text, i) => ({ text, i })).filter(({ text }) => text.includes(words));
  for (const { text, i } of hits.slice(0, MOST_SHOWN)) console.log(`${String(i + 1).padStart(4)}  ${text}`);
  if (hits.length > MOST_SHOWN)
    console.log(`   …  and ${hits.length - MOST_SHOWN} more: type a part of one, as "= 12", to see it`);
  return hits.length > 0;
}

/** A program answers with the number of a legal move, from 1, or with q. */
export function jsonShow(): Show {
  const write = (line: object): void => console.log(JSON.stringify(line));
  return {
    begin: (commitment) => write({ type: 'begin', commitment }),
    happened(events) {
      for (const event of events) write({ type: 'event', event });
    },
    async ask(person, { game, state }, seat) {
      const legal = game.legalMoves(state, seat);
      write({ type: 'ask', seat, view: game.view(state, seat), legal, previews: previewsOf(game, state, seat) });
      for (;;) {
        const answer = await person.answer('');
        const choice = answer === null ? null : choiceOf(legal, answer);
        if (choice !== undefined) return choice;
        write({ type: 'again', choices: legal.length });
      }
    },
    left: () => write({ type: 'left' }),
    end: (match, ranking, seed) => write({ type: 'over', ranking, view: match.game.view(match.state, null), seed }),
  };
}

function previewsOf(game: Game, state: object, seat: Seat): object[] {
  return game.legalMoves(state, seat).map((move) => game.preview(state, seat, move));
}
