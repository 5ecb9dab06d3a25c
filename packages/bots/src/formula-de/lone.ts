import { circuitFor, type FormulaDe, formulaDe, OFF_BOARD, OUT, ROLLING, type State } from '@paddock/formula-de';
import { defaultOptions, observe, Rng } from '@paddock/kernel';
import { type Budget, runToEnd } from '../computation.ts';
import { formulaDeStable } from './index.ts';
import { EXACT } from './search.ts';
import { solution } from './solve.ts';

/** How a champion fares alone on a circuit. Turns are counted from pole position to the line, the last one in part. */
export interface LoneRaces {
  /** Of the races it finished. */
  readonly turns: readonly number[];
  readonly dropOuts: number;
  /** The fewest possible on average, a drop-out counting as turns lost. */
  readonly optimum: number;
}

export function loneRaces(circuit: string, laps: number, races: number, seed: string, budget?: Budget): LoneRaces {
  const options = { ...defaultOptions(formulaDe.options), circuit, laps };
  const game = formulaDe.create(2, options) as FormulaDe;
  const all = Array.from({ length: races }, (_, n) => loneRace(game, Rng.from(`${seed}/${n}`), budget));
  const turns = all.filter((count) => count !== null);
  const { optimalTurns } = runToEnd(solution(circuitFor(circuit), laps, EXACT));
  return { turns, dropOuts: races - turns.length, optimum: optimalTurns };
}

/** `null` if it drops out. */
function loneRace(game: FormulaDe, rng: Rng, budget?: Budget): number | null {
  const state = game.setup();
  while (state.phase === 'grid') rollDie(game, state, rng);
  const [pole, other] = state.order as [number, number];
  takeAway(state, other);
  const champion = formulaDeStable.champion;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return null;
    if (awaiting.kind === 'chance') {
      rollDie(game, state, rng);
      continue;
    }
    const move = champion.choose(observe(game, state, pole), rng, budget);
    if ('to' in move && move.to === 'finish') {
      return state.round - 1 + game.consequences(state, move).path.length / state.roll;
    }
    game.play(state, pole, move);
  }
}

function rollDie(game: FormulaDe, state: State, rng: Rng): void {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'chance') game.resolve(state, rng.below(awaiting.ways));
}

/** The rules want two cars: one of them has dropped out before the start. */
function takeAway(state: State, car: number): void {
  state.status[car] = OUT;
  state.cell[car] = OFF_BOARD;
  state.condition[car] = ROLLING;
  state.gone.push(car);
  state.order = state.order.filter((one) => one !== car);
  state.pending = state.pending.filter((die) => die >> 3 !== car);
}
