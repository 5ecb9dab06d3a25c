/** npm run bench: what this machine does, beside other software in the same run. Nothing here is asserted as time. */
import { type Comparison, compareFormelFun, comparePolePosition } from './engine.ts';
import { enumerateFormula } from './formula.ts';
import { formelFunBytes } from './memory.ts';
import { simulateRate } from './workers.ts';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function report({ name, seats, ours, peer }: Comparison, wanted: number): boolean {
  const ratio = median(ours) / median(peer);
  console.log(
    `\n${name}, ${seats} seats, random playouts through the public contract, moves per CPU second on one core`,
  );
  console.log(
    `  Paddock        median ${grouped(median(ours)).padStart(12)}   best ${grouped(Math.max(...ours)).padStart(12)}`,
  );
  console.log(
    `  boardgame.io   median ${grouped(median(peer)).padStart(12)}   best ${grouped(Math.max(...peer)).padStart(12)}`,
  );
  console.log(`  ratio of medians ${grouped(ratio)}   (wanted: at least ${wanted})`);
  return ratio >= wanted;
}

let fine = true;
console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);

fine = report(compareFormelFun(), 500) && fine;
fine = report(comparePolePosition(), 300) && fine;

const { turns, rates: turnRates, sizes, growth: byHand } = enumerateFormula();
const quantile = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))]!;
console.log(`\nformula, ${grouped(turns)} turns of random play (2 to 4 seats), all legal moves listed`);
console.log(
  `  turns per CPU second: median ${grouped(median(turnRates))}, best ${grouped(Math.max(...turnRates))}   (aim: 100,000)`,
);
console.log(
  `  legal moves: median ${quantile(0.5)}, 90 % up to ${quantile(0.9)}, 99 % up to ${quantile(0.99)}, most ${quantile(1)}`,
);
for (const { hand, jokers, turns: seen, median: middle, most } of byHand) {
  console.log(
    `  hand of ${String(hand).padStart(2)}, ${jokers} jokers: median ${String(middle).padStart(5)}, most ${String(most).padStart(5)} (${seen} turns)`,
  );
}

console.log(
  `\nMemory: ${grouped(formelFunBytes())} bytes a position of formel-fun with 4 seats; ` +
    `this process ${grouped(process.memoryUsage().rss / 1e6)} MB`,
);

// Interleaved, and the best of three each: a second core that is busy with something else is not the engine's fault.
const rates: [one: number, two: number] = [0, 0];
for (let round = 0; round < 3; round++) {
  rates[0] = Math.max(rates[0], simulateRate('formel-fun', 4, 40_000, 1));
  rates[1] = Math.max(rates[1], simulateRate('formel-fun', 4, 80_000, 2));
}
const growth = rates[1] / rates[0];
console.log(
  `\npaddock simulate formel-fun, moves a second: ${grouped(rates[0])} with 1 worker, ${grouped(rates[1])} with 2`,
);
console.log(`  growth ${growth.toFixed(2)} times   (wanted: at least 1.7)`);
fine = growth >= 1.7 && fine;

console.log(fine ? '\nEverything that was wanted was reached.' : '\nSomething that was wanted was NOT reached.');
process.exitCode = fine ? 0 : 1;
