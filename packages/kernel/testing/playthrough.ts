import {
  appendEntry,
  startMatch,
  CHANCE,
  createFairDice,
  type GameDefinition,
  Rng,
  seedFromText,
} from '@paddock/kernel';
import { describeSetup, type Setup } from './setups.ts';

/**
 * A whole game as text, decided by a seed: positions, what is awaited, what is legal, what happened. Kept in fixtures
 * and compared letter by letter, it shows every change of behaviour as a readable difference.
 * After the first full table only what an entry changed is printed.
 */
export function writePlaythrough(definition: GameDefinition, setup: Setup, seed: string): string {
  const rng = Rng.from(seed);
  const dice = createFairDice(seedFromText(seed));
  const match = startMatch(definition, setup.seats, setup.options);
  const { game, state, entries } = match;
  const out = [`# ${definition.title}: ${describeSetup(setup)}, seed ${seed}`];
  let shown: Record<string, string> = {};
  for (;;) {
    const now = tableRows(game.table(state));
    for (const [key, text] of Object.entries(now)) if (shown[key] !== text) out.push(`    ${key} ${text}`);
    shown = now;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') {
      out.push(`${entries.length} over ${JSON.stringify(awaiting.ranking)}`, '');
      return out.join('\n');
    }
    if (awaiting.kind === 'chance') {
      const outcome = dice(entries.length, awaiting.ways);
      out.push(
        `${entries.length} chance ${outcome} of ${awaiting.ways}: ${JSON.stringify(game.chance(state, outcome))}`,
      );
      appendEntry(match, [CHANCE, outcome]);
    } else {
      const seat = rng.pick(awaiting.seats);
      const legal = game.legalMoves(state, seat);
      const move = rng.pick(legal);
      out.push(
        `${entries.length} seats ${awaiting.seats.join(',')} awaited; seat ${seat} has ${legal.length}: ${formatMoves(legal)}`,
      );
      out.push(`  plays ${JSON.stringify(move)}`);
      appendEntry(match, [seat, move]);
    }
  }
}

/** The table as one text a row; lists of things (cars, hands) give one row for each. */
function tableRows(table: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(table)) {
    if (Array.isArray(value) && value.some((item) => item !== null && typeof item === 'object')) {
      for (const [i, item] of (value as unknown[]).entries()) found[`${key}[${i}]`] = formatBriefly(item);
    } else {
      found[key] = formatBriefly(value);
    }
  }
  return found;
}

/** As JSON, but equal neighbours in a list of plain things are counted: R1 R1 R1 is R1*3. */
function formatBriefly(value: unknown): string {
  if (!Array.isArray(value) || value.some((item) => item !== null && typeof item === 'object'))
    return JSON.stringify(value);
  const runs: { item: unknown; times: number }[] = [];
  for (const item of value as unknown[]) {
    const last = runs.at(-1);
    if (last !== undefined && last.item === item) last.times++;
    else runs.push({ item, times: 1 });
  }
  return `[${runs.map(({ item, times }) => (times === 1 ? String(item) : `${String(item)}*${times}`)).join(' ')}]`;
}

function formatMoves(moves: readonly object[]): string {
  const shown = moves.slice(0, 12).map((move) => JSON.stringify(move));
  return shown.join(' ') + (moves.length > 12 ? ` … ${moves.length - 12} more` : '');
}
