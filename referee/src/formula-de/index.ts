/**
 * An independent referee for traces of Formula Dé. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and says where a trace differs from it. Simple before fast.
 * The ids in the comments (FD-1 and so on) are those of the rules.
 */
import { held } from '../frame/held.ts';
import { differences, field, isObject, type JsonObject, option, show } from '../frame/json.ts';
import { chanceOf, type Due, judgeTrace, type Referee } from '../frame/trace.ts';
import { driving } from './choices.ts';
import { readCircuit } from './circuit.ts';
import { BLACK, GEAR_DICE, shift, shiftCost } from './gears.ts';
import { newRace, type Race, rankingOf } from './race.ts';
import { drive, moveCar, rollBlack } from './turn.ts';

type Move = { gear: number } | { to: string; brake: number };

function start(seats: number, options: JsonObject, header: JsonObject): Race | string {
  const laps = option(options, 'laps', 1);
  const carsEach = option(options, 'carsPerPlayer', 1);
  const dashboards = option(options, 'dashboards', 'hidden');
  const teamPoints = option(options, 'teamPoints', false);
  if (laps !== 1 && laps !== 2) return `the option laps is ${show(laps)}.`; // FD-6
  if (carsEach !== 1 && carsEach !== 2) return `the option carsPerPlayer is ${show(carsEach)}.`; // FD-1
  if (dashboards !== 'hidden' && dashboards !== 'open') return `the option dashboards is ${show(dashboards)}.`; // FD-7
  if (typeof teamPoints !== 'boolean') return `the option teamPoints is ${show(teamPoints)}.`; // FD-35
  const mostSeats = carsEach === 2 ? 5 : 10; // FD-1
  if (seats < 2 || seats > mostSeats) return `seats is ${seats}, not 2 to ${mostSeats}.`;

  // The option names a circuit or is one; the header holds all of it in either case.
  const chosen = field(options, 'circuit');
  const circuit = field(header, 'circuit');
  const [mismatch] = [
    ...(typeof chosen === 'string' ? differences('circuit.id', field(circuit, 'id'), chosen) : []),
    ...(isObject(chosen) ? differences('circuit', circuit, chosen) : []),
  ];
  return mismatch ?? newRace(readCircuit(circuit, seats * carsEach), seats, laps, carsEach, teamPoints);
}

function due(race: Race): Due<Move, number> {
  const { table } = race;
  const die = table.pending[0];
  if (die !== undefined) return chanceOf('black', BLACK, { car: die.car, for: die.for });
  const number = table.order[0];
  if (number === undefined) return { kind: 'over', ranking: rankingOf(race) };
  const car = held(table.cars, number);
  if (table.phase === 'roll') return chanceOf('gear', held(GEAR_DICE, car.gear - 1), { car: number });
  const legal: Move[] =
    table.phase === 'gear'
      ? [1, 2, 3, 4, 5, 6].filter((gear) => shiftCost(race, car, gear) !== null).map((gear) => ({ gear }))
      : driving(race, car).choices.map(({ to, brake }) => ({ to, brake }));
  return { kind: 'moves', legal: new Map([[car.seat, legal]]) };
}

function play(race: Race, move: Move): void {
  if ('gear' in move) shift(race, move.gear);
  else moveCar(race, move.to, move.brake);
  race.entry++;
}

function happen(race: Race, result: number): void {
  if (race.table.pending.length > 0) rollBlack(race, result);
  else drive(race, result, false);
  race.entry++;
}

const referee: Referee<Race, Move, number> = {
  game: 'formula-de',
  rulesVersion: 1,
  start,
  table: ({ table }) => table,
  due,
  play: (race, _seat, move) => play(race, move),
  happen,
};

export function judge(lines: readonly unknown[]): string[] {
  return judgeTrace(referee, lines);
}
