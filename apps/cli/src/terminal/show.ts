import type { Game, Match, Seat } from '@paddock/kernel';
import { type Board, boardOf } from '../boards/index.ts';
import type { Person } from './person.ts';
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

export function textShow(game: string, names: readonly string[]): Show {
  const board: Board = boardOf(game);
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
      console.log(`\n${board.draw(rules.view(state, seat))}\n`);
      for (const [i, move] of legal.entries()) {
        console.log(`${String(i + 1).padStart(4)}  ${board.offer(move, rules.preview(state, seat, move))}`);
      }
      const prompt = `Your choice (1 to ${legal.length}, q to leave): `;
      const again = styled('yellow', `Please type a number from 1 to ${legal.length}, or q.`);
      return person.choose(legal, prompt, again);
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
      return person.choose(legal, '', JSON.stringify({ type: 'again', choices: legal.length }));
    },
    left: () => write({ type: 'left' }),
    end: (match, ranking, seed) => write({ type: 'over', ranking, view: match.game.view(match.state, null), seed }),
  };
}

function previewsOf(game: Game, state: object, seat: Seat): object[] {
  return game.legalMoves(state, seat).map((move) => game.preview(state, seat, move));
}
