import { grouped, percent } from '../../terminal/table.ts';
import type { Claim } from './claims.ts';
import type { Finding } from './measure.ts';

/** A claim held against what was found, in words. */
export interface Verdict {
  readonly holds: boolean;
  readonly setting: string;
  readonly trials: string;
  readonly found: string;
  readonly interval: string;
  readonly wanted: string;
  /** Whether even the worse end of the interval is good enough. */
  readonly clear: boolean;
}

const UNITS = { match: 'games', finish: 'cars', solve: 'runs', turns: 'races' } as const;

export function judge({ claim, estimate: { value, low, high }, trials }: Finding): Verdict {
  const upward = claim.kind === 'match' || claim.kind === 'finish';
  const bound = boundOf(claim);
  const reached = upward ? value >= bound : value <= bound;
  const clear = upward ? low > bound : high < bound;
  const strict = claim.kind === 'match' && claim.wanted.by === 'above';
  return {
    holds: strict ? clear : reached,
    setting: settingOf(claim),
    trials: `${grouped(trials)} ${UNITS[claim.kind]}`,
    found: written(claim, value),
    interval:
      claim.kind === 'solve' ? `at worst ${written(claim, high)}` : `${written(claim, low)} – ${written(claim, high)}`,
    wanted: `${strict ? 'above' : upward ? 'at least' : 'at most'} ${written(claim, bound)}`,
    clear,
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

function written(claim: Claim, value: number): string {
  if (claim.kind === 'solve') return `${value.toFixed(2)} s`;
  return claim.kind === 'turns' ? value.toFixed(3) : percent(value);
}

export function settingOf(claim: Claim): string {
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
