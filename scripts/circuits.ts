/**
 * Builds the circuits of Formula Dé that have a design: packages/formula-de/circuits/NAME.json and NAME.drawing.json from
 * NAME.design.json, and outlines.json, the small pictures of all circuits. Run it after a change of a design.
 */
import { readFileSync, globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildCircuit, parseDesign } from '@paddock/circuit-design';
import { type Circuit, type Drawing, outlineCircuit } from '@paddock/formula-de';

const folder = fileURLToPath(new URL('../packages/formula-de/circuits/', import.meta.url));

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
}

function writeJson(name: string, value: object): void {
  writeFileSync(`${folder}${name}`, JSON.stringify(value, null, 2));
}

for (const file of globSync('*.design.json', { cwd: folder }).sort()) {
  const name = basename(file, '.design.json');
  const parsed = parseDesign(readJson(file));
  if ('error' in parsed) throw new Error(`${file}: ${parsed.error}`);
  const { circuit, drawing, faults } = buildCircuit(parsed.design);
  if (circuit === null || drawing === null || faults.length > 0)
    throw new Error(`${file}: ${faults.map(({ code }) => code).join(', ')}`);
  writeJson(`${name}.json`, circuit);
  writeJson(`${name}.drawing.json`, drawing);
  console.log(`${name}: ${circuit.lapRows} rows, ${circuit.cells.length} cells, ${circuit.corners.length} corners`);
}

const names = globSync('*.drawing.json', { cwd: folder }).map((file) => basename(file, '.drawing.json'));
const outlines = names
  .map((name) => outlineCircuit(readJson(`${name}.json`) as Circuit, readJson(`${name}.drawing.json`) as Drawing))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
writeJson('outlines.json', outlines);
execFileSync('npx', ['oxfmt', folder]);
