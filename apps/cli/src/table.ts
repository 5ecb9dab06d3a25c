import type { Bot } from '@paddock/bots';
import {
  append,
  begin,
  commitment,
  fairDice,
  formatRecord,
  type Match,
  observe,
  recordOf,
  Rng,
  settle,
  submit,
} from '@paddock/kernel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from './arguments.ts';
import { type Board, boardOf } from './boards/index.ts';
import { writeWhole } from './files.ts';
import type { Person } from './terminal/person.ts';
import { styled } from './terminal/style.ts';

/** Who sits at a table in the terminal, and what they play with. */
export interface Sitting {
  readonly table: Table;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly delay: number;
  readonly record: string | null;
  readonly person?: Person;
  readonly personSeat?: number;
}

/** Plays one game at the terminal to its end, or until the person leaves. */
export async function runTable(sitting: Sitting): Promise<void> {
  const { table, bots, seed, personSeat } = sitting;
  const match = begin(table.definition, table.seats, table.options);
  const board = boardOf(table.definition.id);
  const names = bots.map((bot, seat) => (seat === personSeat ? 'You' : `${bot.id} ${seat}`));
  const dice = fairDice(seed);
  console.log(styled('dim', `dice committed to: ${commitment(seed)}`));
  const rngs = bots.map((_, seat) => Rng.from(`${seed}/seat ${seat}`));
  for (;;) {
    const events: { type: string }[] = [];
    settle(match, dice, events);
    tell(match, board, names, personSeat, events);
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'moves') break;
    const played: { type: string }[] = [];
    const seat = awaiting.seats[0]!;
    if (seat === personSeat && sitting.person !== undefined) {
      const move = await ask(sitting.person, match, board, seat);
      if (move === null) return console.log('You leave the table.');
      submit(match, seat, move, played);
    } else {
      const bot = bots[seat]!;
      append(match, [seat, bot.choose(observe(match.game, match.state, seat), rngs[seat]!)], played);
      if (sitting.delay > 0) await pause(sitting.delay);
    }
    tell(match, board, names, personSeat, played);
  }
  finish(sitting, match, board, names);
}

function tell(
  match: Match,
  board: Board,
  names: readonly string[],
  viewer: number | undefined,
  events: { type: string }[],
): void {
  for (const event of events) {
    const seen = match.game.redact(event, viewer ?? null);
    const sentence = seen === null ? null : board.tell(seen, names);
    if (sentence !== null) console.log(sentence);
  }
}

async function ask(person: Person, { game, state }: Match, board: Board, seat: number): Promise<object | null> {
  const legal = game.legalMoves(state, seat);
  console.log(`\n${board.draw(game.view(state, seat))}\n`);
  const choices = legal.map((move) => board.offer(move, game.preview(state, seat, move)));
  const choice = await person.choose(choices);
  return choice === null ? null : legal[choice]!;
}

function finish(
  { bots, seed, record, personSeat }: Sitting,
  match: Match,
  board: Board,
  names: readonly string[],
): void {
  const awaiting = match.game.awaiting(match.state);
  if (awaiting.kind !== 'over') throw new Error('the game has not ended');
  console.log(`\n${board.draw(match.game.view(match.state, null))}\n`);
  let place = 1;
  for (const seats of awaiting.ranking) {
    console.log(styled('bold', `${place}. ${seats.map((seat) => names[seat]).join(' and ')}`));
    place += seats.length;
  }
  console.log(styled('dim', `the dice were: ${seed}`));
  if (record === null) return;
  const drivers = bots.map((bot, seat) => [0, seat, seat === personSeat ? 'person' : `bot:${bot.id}`] as const);
  writeWhole(record, formatRecord(recordOf(match, seed, drivers)));
  console.log(styled('dim', `record: ${record} (paddock verify checks it)`));
}
