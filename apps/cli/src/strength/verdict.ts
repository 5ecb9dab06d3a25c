import { formatCount, formatPercent } from '../terminal/format.ts';
import type { Claim } from '../games/claims.ts';
import type { Measurement } from './measure.ts';

/** The result of comparing a measurement with its claim, as text. */
interface ClaimResult {
  readonly isMet: boolean;
  readonly setting: string;
  readonly trials: string;
  readonly found: string;
  readonly interval: string;
  readonly wanted: string;
  /** Whether even the worse end of the interval meets the claim. */
  readonly isClear: boolean;
}

const UNITS = { match: 'games', finish: 'cars', solve: 'runs', turns: 'races' } as const;

export function compareWithClaim({ claim, estimate: { value, low, high }, trials }: Measurement): ClaimResult {
  const upward = claim.kind === 'match' || claim.kind === 'finish';
  const bound = boundOf(claim);
  const reached = upward ? value >= bound : value <= bound;
  const isClear = upward ? low > bound : high < bound;
  const strict = claim.kind === 'match' && claim.wanted.by === 'above';
  return {
    isMet: strict ? isClear : reached,
    setting: describeSetting(claim),
    trials: `${formatCount(trials)} ${UNITS[claim.kind]}`,
    found: formatValue(claim, value),
    interval:
      claim.kind === 'solve'
        ? `at worst ${formatValue(claim, high)}`
        : `${formatValue(claim, low)} – ${formatValue(claim, high)}`,
    wanted: `${strict ? 'above' : upward ? 'at least' : 'at most'} ${formatValue(claim, bound)}`,
    isClear,
  };
}

function boundOf(claim: Claim): number {
  switch (claim.kind) {
    case 'match':
      return claim.wanted.share;
    case 'finish':
      return claim.share;
    case 'solve':
      return claim.seconds;
    case 'turns':
      return claim.ratio;
  }
}

function formatValue(claim: Claim, value: number): string {
  if (claim.kind === 'solve') return `${value.toFixed(2)} s`;
  return claim.kind === 'turns' ? value.toFixed(3) : formatPercent(value);
}

function describeSetting(claim: Claim): string {
  switch (claim.kind) {
    case 'match': {
      const [first, second] = claim.bots;
      if (claim.format !== 'duel') return `${first} alone among ${claim.seats - 1} × ${second}`;
      return `${first} against ${second}, ${claim.seats} seats, half each`;
    }
    case 'finish':
      return 'the champion’s cars that finished, among greedy ones';
    case 'solve':
      return `solving Monaco, ${claim.laps === 1 ? 'one lap' : 'two laps'}, in a fresh process`;
    case 'turns':
      return 'turns of the champion alone on Monaco, against the exact optimum';
  }
}
