import type { Debrief } from '@paddock/bots/debriefs';
import { roundFigure } from './round-figure.ts';

/** How much of the results of a sample of races was luck; the rest was decisions. */
export interface LuckFigures {
  readonly races: number;
  readonly luck: number;
  /** Of the share of luck, over the races. */
  readonly standardError: number;
  /** What debriefs could not explain, compared with all of the results. */
  readonly unexplained: number;
}

/** What luck and decisions contributed to the results of one race. */
interface Contributions {
  readonly luck: number;
  readonly decisions: number;
  readonly unexplained: number;
}

/**
 * Splits the variance of results: each part of a seat's ledger times the seat's result less its start, summed over all seats and
 * races. The share of luck is compared with luck and decisions together; its standard error leaves out one race at a time.
 */
export class LuckTally {
  readonly #races: Contributions[] = [];

  add({ drivers }: Debrief): void {
    const sum = { luck: 0, decisions: 0, unexplained: 0 };
    for (const { ledger } of drivers) {
      const change = ledger.end - ledger.start;
      sum.luck += ledger.luck * change;
      sum.decisions += ledger.decisions * change;
      sum.unexplained += ledger.unexplained * change;
    }
    this.#races.push(sum);
  }

  figures(): LuckFigures | null {
    const races = this.#races;
    if (races.length === 0) return null;
    const total = addUp(races);
    const luck = luckShareOf(total);
    const others = races.map((left) =>
      luckShareOf({
        luck: total.luck - left.luck,
        decisions: total.decisions - left.decisions,
        unexplained: total.unexplained - left.unexplained,
      }),
    );
    const squares = others.reduce((sum, share) => sum + (share - luck) ** 2, 0);
    const whole = total.luck + total.decisions + total.unexplained;
    return {
      races: races.length,
      luck: roundFigure(luck),
      standardError: roundFigure(Math.sqrt(((races.length - 1) / races.length) * squares)),
      unexplained: roundFigure(whole === 0 ? 0 : total.unexplained / whole),
    };
  }
}

function addUp(races: readonly Contributions[]): Contributions {
  const sum = (part: keyof Contributions): number => races.reduce((total, race) => total + race[part], 0);
  return { luck: sum('luck'), decisions: sum('decisions'), unexplained: sum('unexplained') };
}

function luckShareOf({ luck, decisions }: Contributions): number {
  return luck + decisions === 0 ? 0 : Math.min(1, Math.max(0, luck / (luck + decisions)));
}
