import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildCircuit, parseDesign } from '@paddock/circuit-design';
import { BUILT_IN_CIRCUIT_IDS, type BuiltInCircuit, builtInCircuits } from '@paddock/formula-de';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../formula-de/circuits/', import.meta.url));
const designs = globSync('*.design.json', { cwd: folder }).map((file) => file.replace('.design.json', ''));

describe('the designs of built-in circuits', () => {
  it('are those of all circuits but the two of printed boards', () => {
    const own = BUILT_IN_CIRCUIT_IDS.filter((id) => id !== 'monaco' && id !== 'zandvoort');
    expect(designs.sort()).toEqual([...own].sort());
  });

  it.each(designs)('%s builds exactly this circuit and drawing (node scripts/circuits.ts writes them)', (id) => {
    const parsed = parseDesign(JSON.parse(readFileSync(`${folder}${id}.design.json`, 'utf8')));
    if ('error' in parsed) throw new Error(parsed.error);
    const { circuit, drawing, faults } = buildCircuit(parsed.design);
    expect(faults).toEqual([]);
    expect({ circuit, drawing }).toEqual(builtInCircuits[id as BuiltInCircuit]);
  });
});
