import {
  resolveCircuit,
  type FormulaDe,
  formulaDe,
  OFF_BOARD,
  STATUS_OUT,
  CONDITION_ROLLING,
  type State,
} from '@paddock/formula-de';
import { defaultOptions, observe, Rng } from '@paddock/kernel';
import { type Budget, runToEnd } from '../computation.ts';
import { formulaDeBots } from './index.ts';
import { EXACT_WEAR } from './search.ts';
import { solveCircuit } from './solo-solution.ts';

/** Races of a champion alone on a circuit. Turns are counted from pole position to the line, the last one as a fraction. */
export interface SoloRaces {
  /** One number for each race that it finished. */
  readonly turns: readonly number[];
  readonly dropOuts: number;
  /** The expected turns with optimal play, where a drop-out counts as lost turns. */
  readonly optimalTurns: number;
}

export function runSoloRaces(circuit: string, laps: number, races: number, seed: string, budget?: Budget): SoloRaces {
  const options = { ...defaultOptions(formulaDe.options), circuit, laps };
  const game = formulaDe.create(2, options) as FormulaDe;
  const all = Array.from({ length: races }, (_, n) => runSoloRace(game, Rng.from(`${seed}/${n}`), budget));
  const turns = all.filter((count) => count !== null);
  const { optimalTurns } = runToEnd(solveCircuit(resolveCircuit(circuit), laps, EXACT_WEAR));
  return { turns, dropOuts: races - turns.length, optimalTurns };
}

/** The turns to the finish, or `null` if the car drops out. */
function runSoloRace(game: FormulaDe, rng: Rng, budget?: Budget): number | null {
  const state = game.setup();
  while (state.phase === 'grid') rollDie(game, state, rng);
  const [pole, other] = state.order as [number, number];
  removeCar(state, other);
  const champion = formulaDeBots.champion;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return null;
    if (awaiting.kind === 'chance') {
      rollDie(game, state, rng);
      continue;
    }
    const move = champion.choose(observe(game, state, pole), rng, budget);
    if ('to' in move && move.to === 'finish') {
      return state.round - 1 + game.previewDrive(state, move).path.length / state.roll;
    }
    game.play(state, pole, move);
  }
}

function rollDie(game: FormulaDe, state: State, rng: Rng): void {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'chance') game.resolve(state, rng.below(awaiting.ways));
}

/** Removes a car before the start, because the rules require two. */
function removeCar(state: State, car: number): void {
  state.status[car] = STATUS_OUT;
  state.cell[car] = OFF_BOARD;
  state.condition[car] = CONDITION_ROLLING;
  state.gone.push(car);
  state.order = state.order.filter((one) => one !== car);
  state.pending = state.pending.filter((die) => die >> 3 !== car);
}
