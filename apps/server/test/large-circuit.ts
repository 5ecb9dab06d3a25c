import { type Circuit, resolveCircuit } from '@paddock/formula-de';

/** A custom circuit of about the largest allowed size: 61 kB, by long names of its cells. */
export function createLargeCircuit(name: string): Circuit {
  const circuit = resolveCircuit('zandvoort');
  const text = JSON.stringify({ ...circuit, id: 'large', name }).replaceAll(
    /"([oim])\.(s?\w+)\./g,
    '"$1.$2averylongcellname.',
  );
  return JSON.parse(text) as Circuit;
}
