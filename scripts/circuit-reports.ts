/**
 * Reports on all built-in circuits: writes the table of docs/circuits.md, the figures that reports compare with, and those that
 * the gallery shows.
 * node scripts/circuit-reports.ts [CIRCUIT …]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '@paddock/bots';
import { EXACT_WEAR, solveCircuit } from '@paddock/bots/formula-de-solo';
import { builtInCircuits } from '@paddock/formula-de';
import {
  type CircuitReport,
  type CircuitSummary,
  REFERENCE_SUMMARIES,
  reportCircuit,
  summarizeReport,
} from '@paddock/reports/formula-de';
import { type BalanceFigures, findBuiltInFigures, pickCircuitFigures } from '@paddock/reports/figures';

const DOCUMENT = fileURLToPath(new URL('../docs/circuits.md', import.meta.url));
const REFERENCES = fileURLToPath(new URL('../packages/reports/src/formula-de/references.json', import.meta.url));
const FIGURES = fileURLToPath(new URL('../packages/reports/src/figures/built-in.json', import.meta.url));
/** The share of luck needs more races than a report in a browser examines. */
const DEBRIEFS = 24;
const TABLE = /(<!-- table -->\n)[\s\S]*(<!-- end -->)/;
const HEADING = [
  '| circuit | rows | corners | solved in | turns alone | rounds | drop out | overtakings per car | pole wins, of its fair share | luck | warnings |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|',
];

const wanted = process.argv.slice(2);
const references: Record<string, CircuitSummary> = { ...REFERENCE_SUMMARIES };
const figures: Record<string, BalanceFigures> = {};
for (const id of Object.keys(builtInCircuits)) {
  const known = findBuiltInFigures('formula-de', id);
  if (known !== null) figures[id] = known;
}
for (const [id, { circuit }] of Object.entries(builtInCircuits)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  // A copy, because solutions are cached by circuit.
  const started = performance.now();
  runToEnd(solveCircuit({ ...circuit }, 1, EXACT_WEAR));
  const solvedMs = performance.now() - started;
  const report = runToEnd(reportCircuit(circuit, { debriefs: DEBRIEFS }));
  if (Object.hasOwn(references, id)) references[id] = summarizeReport(report);
  figures[id] = pickCircuitFigures(report);
  const row = formatRow(circuit.name, solvedMs, report);
  console.log(row);
  // Written after every circuit: all of them take some minutes.
  replaceRow(circuit.name, row);
  writeFileSync(REFERENCES, `${JSON.stringify(references, null, 2)}\n`);
  writeFileSync(FIGURES, `${JSON.stringify({ 'formula-de': figures }, null, 2)}\n`);
}

/** Puts a row into the table in place of the one for the same circuit, in the order of the circuits. */
function replaceRow(name: string, row: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const table = TABLE.exec(document)![0].split('\n');
  const rows = new Map(table.flatMap((line) => (/^\| [^|-]/.test(line) ? [[line.split('|')[1]!.trim(), line]] : [])));
  rows.set(name, row);
  const names = Object.values(builtInCircuits).map(({ circuit }) => circuit.name);
  const lines = [...HEADING, ...names.flatMap((known) => rows.get(known) ?? [])];
  writeFileSync(DOCUMENT, document.replace(TABLE, `$1${lines.join('\n')}\n$2`));
}

function formatRow(name: string, solvedMs: number, report: CircuitReport): string {
  const { circuit, luck, warnings } = report;
  const summary = summarizeReport(report);
  return `| ${[
    name,
    circuit.rows,
    circuit.corners,
    `${Math.round(solvedMs)} ms`,
    summary.turns!.toFixed(1),
    summary.rounds!.toFixed(1),
    percent(summary.dropOuts!),
    summary.overtakingsPerCar!.toFixed(1),
    `× ${summary.poleAdvantage!.toFixed(2)}`,
    `${percent(summary.luck!)} ± ${percent(luck!.standardError)}`,
    warnings.map(({ code }) => code).join(', ') || '–',
  ].join(' | ')} |`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
