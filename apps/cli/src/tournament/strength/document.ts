import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelsFor } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { makeFolder, writeWhole } from '../../files.ts';
import { grouped } from '../../terminal/table.ts';
import { barChart } from '../chart.ts';
import type { Finding } from './measure.ts';
import { judge } from './verdict.ts';

const DOCS = fileURLToPath(new URL('../../../../../docs/', import.meta.url));

/** Writes what was found about one game into docs/strength.md, between its markers, and draws its chart. */
export function writeUp(game: string, findings: readonly Finding[]): void {
  makeFolder(join(DOCS, 'strength'));
  writeWhole(join(DOCS, 'strength', `${game}.svg`), shareChart(game, findings));
  const path = join(DOCS, 'strength.md');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  const part = `${budgets(game)}\n\n${findingTable(findings)}\n\n![${titleOf(game)}: shares of wins](strength/${game}.svg)\n\n${machine}.`;
  writeWhole(path, between(readFileSync(path, 'utf8'), game, part));
}

/** What the levels think with when nothing else is said. */
function budgets(game: string): string {
  const each = levelsFor(game).map(({ id, defaultBudget }) => {
    if (defaultBudget === null) return `${id} at once`;
    return `${id} ${'ms' in defaultBudget ? `${defaultBudget.ms} ms` : `${grouped(defaultBudget.playouts)} playouts`}`;
  });
  return `Budget of a decision: ${each.join(', ')}.`;
}

/** The text with the part between the markers of a game replaced. */
export function between(text: string, game: string, part: string): string {
  const [open, close] = [`<!-- ${game} -->`, `<!-- /${game} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 || to < from) throw new Error(`docs/strength.md has lost its markers of ${game}`);
  return `${text.slice(0, from + open.length)}\n\n${part}\n\n${text.slice(to)}`;
}

export function findingTable(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { setting, trials, found, interval, wanted, holds } = judge(finding);
    return `| ${setting} | ${trials} | ${found} | ${interval} | ${wanted} | ${holds ? 'yes' : 'no'} |`;
  });
  return ['| | measured on | found | 95 % interval | wanted | holds |', '|---|---:|---:|---:|---:|---|', ...rows].join(
    '\n',
  );
}

/** The matches of a game as bars, what was wanted as a mark. */
export function shareChart(game: string, findings: readonly Finding[]): string {
  const bars = findings.flatMap((finding) => {
    const { claim, estimate } = finding;
    if (claim.kind !== 'match') return [];
    const { found, interval } = judge(finding);
    const label = `${claim.bots.join(' – ')}${claim.format === 'duel' ? '' : `, alone of ${claim.seats}`}`;
    const text = `${found} (${interval.replaceAll(' %', '')})`;
    return [{ label, value: estimate, text, wanted: claim.wanted.share }];
  });
  return barChart({
    title: `${titleOf(game)}: shares of wins`,
    subtitle: 'of the bot named first; thin lines are 95 % intervals, the upright mark is what was wanted',
    bars,
    from: 0,
    to: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100} %` })),
  });
}

function titleOf(game: string): string {
  return findGame(game)?.title ?? game;
}
