import { areCircuitNames, isBoardLabel, isCircuitId, isCircuitName, isLandmark } from '@paddock/formula-de';
import type { CircuitDesign } from './design.ts';
import type { DesignFault } from './fault.ts';
import { DESIGN_LIMITS } from './limits.ts';

const FALLBACK_ID = 'my-circuit';
const MAX_ID_LENGTH = 32;
const MAX_NAME_LENGTH = 40;

function clean(name: unknown, fallback: string): string {
  const text =
    typeof name === 'string'
      ? name
          .replaceAll(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, MAX_NAME_LENGTH)
          .trim()
      : '';
  return text === '' ? fallback : text;
}

/** An id for files and links out of a name: small letters, digits and hyphens. */
export function createCircuitId(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return id === '' ? FALLBACK_ID : id;
}

/** Names that a circuit cannot have: empty, too long, or with control characters. */
export function findNameFaults(design: CircuitDesign): DesignFault[] {
  const faults: DesignFault[] = [];
  if (!isCircuitName(design.name) || !isCircuitId(design.id) || !areCircuitNames(design.names))
    faults.push({
      code: 'name-invalid',
      fix: () => {
        const { names: _names, ...rest } = design;
        const name = clean(design.name, 'My circuit');
        return { ...rest, name, id: isCircuitId(design.id) ? design.id : createCircuitId(name) };
      },
    });
  for (const [corner, { name, names }] of design.corners.entries()) {
    if (isCircuitName(name) && areCircuitNames(names)) continue;
    faults.push({
      code: 'name-invalid',
      corner,
      fix: () => ({
        ...design,
        corners: design.corners.map((other, k) => {
          if (k !== corner) return other;
          const { names: _names, ...rest } = other;
          return { ...rest, name: clean(name, `Corner ${corner + 1}`) };
        }),
      }),
    });
  }
  return faults;
}

/** Landmarks and labels that cannot be drawn, or too many of them. `found` is the number of such marks. */
export function findMarkFaults(design: CircuitDesign): DesignFault[] {
  const { maxLandmarks, maxLabels } = DESIGN_LIMITS;
  const landmarks = design.landmarks.filter(isLandmark).slice(0, maxLandmarks);
  const labels = design.labels.filter(isBoardLabel).slice(0, maxLabels);
  const found = design.landmarks.length - landmarks.length + design.labels.length - labels.length;
  if (found === 0) return [];
  return [{ code: 'landmark-invalid', found, wanted: 0, fix: () => ({ ...design, landmarks, labels }) }];
}
