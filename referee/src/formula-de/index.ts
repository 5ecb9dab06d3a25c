/**
 * An independent referee for traces of Formula Dé. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and reports where a trace differs from it. Simple rather than fast.
 * The ids in the comments (FD-1 and so on) are those of the rules.
 */
import { elementAt } from '../frame/element-at.ts';
import { listDifferences, readField, isObject, type JsonObject, readOption, shortText } from '../frame/json.ts';
import { chanceOf, type Awaited, checkTrace, type Referee } from '../frame/trace.ts';
import { listChoices } from './choices.ts';
import { parseCircuit } from './circuit.ts';
import { BLACK_DIE_FACES, GEAR_DIE_FACES, shiftGear, computeShiftCost } from './gears.ts';
import { createRace, type Race, rankingOf } from './race.ts';
import { startDrive, moveCar, rollBlack } from './turn.ts';

type Move = { gear: number } | { to: string; brake: number };

function start(seats: number, options: JsonObject, header: JsonObject): Race | string {
  const laps = readOption(options, 'laps', 1);
  const carsEach = readOption(options, 'carsPerPlayer', 1);
  const dashboards = readOption(options, 'dashboards', 'hidden');
  const teamPoints = readOption(options, 'teamPoints', false);
  if (laps !== 1 && laps !== 2) return `the option laps is ${shortText(laps)}.`; // FD-6
  if (carsEach !== 1 && carsEach !== 2) return `the option carsPerPlayer is ${shortText(carsEach)}.`; // FD-1
  if (dashboards !== 'hidden' && dashboards !== 'open') return `the option dashboards is ${shortText(dashboards)}.`; // FD-7
  if (typeof teamPoints !== 'boolean') return `the option teamPoints is ${shortText(teamPoints)}.`; // FD-35
  const mostSeats = carsEach === 2 ? 5 : 10; // FD-1
  if (seats < 2 || seats > mostSeats) return `seats is ${seats}, not 2 to ${mostSeats}.`;

  // The option names a circuit or is one; the header holds all of it in either case.
  const chosen = readField(options, 'circuit');
  const circuit = readField(header, 'circuit');
  const [mismatch] = [
    ...(typeof chosen === 'string' ? listDifferences('circuit.id', readField(circuit, 'id'), chosen) : []),
    ...(isObject(chosen) ? listDifferences('circuit', circuit, chosen) : []),
  ];
  return mismatch ?? createRace(parseCircuit(circuit, seats * carsEach), seats, laps, carsEach, teamPoints);
}

function awaiting(race: Race): Awaited<Move, number> {
  const { table } = race;
  const die = table.pending[0];
  if (die !== undefined) return chanceOf('black', BLACK_DIE_FACES, { car: die.car, for: die.for });
  const number = table.order[0];
  if (number === undefined) return { kind: 'over', ranking: rankingOf(race) };
  const car = elementAt(table.cars, number);
  if (table.phase === 'roll') return chanceOf('gear', elementAt(GEAR_DIE_FACES, car.gear - 1), { car: number });
  const legal: Move[] =
    table.phase === 'gear'
      ? [1, 2, 3, 4, 5, 6].filter((gear) => computeShiftCost(race, car, gear) !== null).map((gear) => ({ gear }))
      : listChoices(race, car).choices.map(({ to, brake }) => ({ to, brake }));
  return { kind: 'moves', legal: new Map([[car.seat, legal]]) };
}

function play(race: Race, move: Move): void {
  if ('gear' in move) shiftGear(race, move.gear);
  else moveCar(race, move.to, move.brake);
  race.entry++;
}

function applyChance(race: Race, result: number): void {
  if (race.table.pending.length > 0) rollBlack(race, result);
  else startDrive(race, result, false);
  race.entry++;
}

const referee: Referee<Race, Move, number> = {
  game: 'formula-de',
  rulesVersion: 1,
  start,
  table: ({ table }) => table,
  awaiting,
  play: (race, _seat, move) => play(race, move),
  applyChance,
};

export function checkGameTrace(lines: readonly unknown[]): string[] {
  return checkTrace(referee, lines);
}
