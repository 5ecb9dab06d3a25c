import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { levelsFor } from '@paddock/bots';
import { createFolder, writeFileAtomically } from '../files.ts';
import { DOCS, replaceBetweenMarkers, titleOf } from '../strength-page.ts';
import { formatCount } from '../terminal/format.ts';
import { renderBarChart } from '../tournament/chart.ts';
import type { Measurement } from './measure.ts';
import { compareWithClaim } from './verdict.ts';

/** Writes the measurements of one game into docs/strength.md, between its markers, and draws its chart. */
export function writeStrengthPage(game: string, measurements: readonly Measurement[]): void {
  createFolder(join(DOCS, 'strength'));
  writeFileAtomically(join(DOCS, 'strength', `${game}.svg`), renderShareChart(game, measurements));
  const path = join(DOCS, 'strength.md');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  const part = `${formatBudgets(game)}\n\n${formatMeasurements(measurements)}\n\n![${titleOf(game)}: shares of wins](strength/${game}.svg)\n\n${machine}.`;
  writeFileAtomically(path, replaceBetweenMarkers(readFileSync(path, 'utf8'), game, part));
}

/** The default budgets of the levels. */
function formatBudgets(game: string): string {
  const each = levelsFor(game).map(({ id, defaultBudget }) => {
    if (defaultBudget === null) return `${id} at once`;
    return `${id} ${'ms' in defaultBudget ? `${defaultBudget.ms} ms` : `${formatCount(defaultBudget.playouts)} playouts`}`;
  });
  return `Budget of a decision: ${each.join(', ')}.`;
}

export function formatMeasurements(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { setting, trials, found, interval, wanted, isMet } = compareWithClaim(measurement);
    return `| ${setting} | ${trials} | ${found} | ${interval} | ${wanted} | ${isMet ? 'yes' : 'no'} |`;
  });
  return ['| | measured on | found | 95 % interval | wanted | holds |', '|---|---:|---:|---:|---:|---|', ...rows].join(
    '\n',
  );
}

/** Draws the matches of a game as bars, with the targets as marks. */
export function renderShareChart(game: string, measurements: readonly Measurement[]): string {
  const bars = measurements.flatMap((measurement) => {
    const { claim, estimate } = measurement;
    if (claim.kind !== 'match') return [];
    const { found, interval } = compareWithClaim(measurement);
    const label = `${claim.bots.join(' – ')}${claim.format === 'duel' ? '' : `, alone of ${claim.seats}`}`;
    const text = `${found} (${interval.replaceAll(' %', '')})`;
    return [{ label, value: estimate, text, wanted: claim.wanted.share }];
  });
  return renderBarChart({
    title: `${titleOf(game)}: shares of wins`,
    subtitle: 'of the bot named first; thin lines are 95 % intervals, the upright mark is what was wanted',
    bars,
    from: 0,
    to: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100} %` })),
  });
}
