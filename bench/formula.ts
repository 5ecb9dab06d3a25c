/** How many turns of Formula are enumerated a second, and how large the sets of legal moves are. */
import { formula, type FormulaTypes, type State } from '@paddock/formula';
import { appendEntry, startMatch, CHANCE, defaultOptions, type Game, Rng } from '@paddock/kernel';

interface FormulaTurn {
  readonly game: Game<FormulaTypes>;
  readonly state: State;
  readonly seat: number;
}

/** Every turn of random games for two, three and four players. */
function playRandomTurns(games: number): FormulaTurn[] {
  const rng = Rng.from('formula turns');
  const turns: FormulaTurn[] = [];
  for (let g = 0; g < games; g++) {
    const match = startMatch(formula, 2 + (g % 3), defaultOptions(formula.options));
    const { game, state } = match;
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        appendEntry(match, [CHANCE, rng.below(awaiting.ways)]);
        continue;
      }
      const seat = awaiting.seats[0]!;
      turns.push({ game, state: game.clone(state), seat });
      appendEntry(match, [seat, rng.pick(game.legalMoves(state, seat))]);
    }
  }
  return turns;
}

interface EnumerationResult {
  readonly turns: number;
  /** Turns per second of CPU time, one number per round. */
  readonly rates: number[];
  /** Numbers of legal moves, ascending. */
  readonly sizes: number[];
  /** By cards and jokers in hand, after the opening: the median and the highest number of legal moves. */
  readonly growth: { hand: number; jokers: number; turns: number; median: number; most: number }[];
}

export function enumerateFormula(): EnumerationResult {
  const turns = playRandomTurns(2500);
  const sizes = turns.map(({ game, state, seat }) => game.legalMoves(state, seat).length);
  const rates: number[] = [];
  for (let round = 0; round < 7; round++) {
    const before = process.cpuUsage();
    for (const { game, state, seat } of turns) game.legalMoves(state, seat);
    const { user, system } = process.cpuUsage(before);
    rates.push((turns.length / (user + system)) * 1e6);
  }
  return { turns: turns.length, rates, sizes: sizes.toSorted((a, b) => a - b), growth: groupByHand(turns, sizes) };
}

function groupByHand(turns: readonly FormulaTurn[], sizes: readonly number[]): EnumerationResult['growth'] {
  const groups = new Map<string, number[]>();
  for (const [i, { game, state, seat }] of turns.entries()) {
    const { hand, opened, mustChangeAll } = game.view(state, seat);
    if (!opened || mustChangeAll || hand === null) continue;
    const key = `${hand.length} ${hand.filter((card) => card === 'J').length}`;
    groups.set(key, [...(groups.get(key) ?? []), sizes[i]!]);
  }
  return [...groups]
    .filter(([, found]) => found.length >= 20)
    .map(([key, found]) => {
      const [hand, jokers] = key.split(' ').map(Number) as [number, number];
      const sorted = found.toSorted((a, b) => a - b);
      return { hand, jokers, turns: found.length, median: sorted[sorted.length >> 1]!, most: sorted.at(-1)! };
    })
    .sort((a, b) => a.jokers - b.jokers || a.hand - b.hand);
}
