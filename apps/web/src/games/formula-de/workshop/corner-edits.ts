import {
  type CircuitDesign,
  type CornerDesign,
  findPlace,
  type LinePlace,
  nameCorner,
  pointAt,
  suggestCorners,
} from '@paddock/circuit-design';

type Stretch = Pick<CornerDesign, 'from' | 'to'>;

/** The way from one place on to another, in handles. */
export function wayBetween(design: CircuitDesign, from: LinePlace, to: LinePlace): number {
  const count = design.handles.length;
  return (((to - from) % count) + count) % count;
}

/** The stretch between two places, in driving order, whichever way the pointer went. */
export function cornerStretch(design: CircuitDesign, a: LinePlace, b: LinePlace): Stretch {
  return wayBetween(design, a, b) <= design.handles.length / 2 ? { from: a, to: b } : { from: b, to: a };
}

export function middleOf(design: CircuitDesign, { from, to }: Stretch): LinePlace {
  return from + wayBetween(design, from, to) / 2;
}

export function createCorner(design: CircuitDesign, stretch: Stretch): CornerDesign {
  const taken = new Set(design.corners.map(({ name }) => name));
  let number = design.corners.length + 1;
  while (taken.has(nameCorner(number).name)) number++;
  return { ...stretch, stops: 1, laneChanges: 'inwards', ...nameCorner(number) };
}

export function findCorner(design: CircuitDesign, { from, to }: Stretch): number {
  return design.corners.findIndex((corner) => corner.from === from && corner.to === to);
}

/** With a name of the person's own, which is the same in every language. */
export function renameCorner(design: CircuitDesign, index: number, name: string): CircuitDesign {
  const corners = design.corners.map((corner, k): CornerDesign => {
    if (k !== index) return corner;
    const { names: _names, ...rest } = corner;
    return { ...rest, name };
  });
  return { ...design, corners };
}

/** The first bend that is no corner yet, or a stretch of the longest piece without one. */
export function nextCorner(design: CircuitDesign): CornerDesign | null {
  const isFree = ({ from, to }: Stretch): boolean =>
    design.corners.every(
      (corner) =>
        wayBetween(design, corner.from, from) >= wayBetween(design, corner.from, corner.to) &&
        wayBetween(design, from, corner.from) >= wayBetween(design, from, to),
    );
  const suggested = suggestCorners(design).find(isFree);
  if (suggested !== undefined) return { ...createCorner(design, suggested), stops: suggested.stops };
  const { handles } = design;
  const free = handles.map((_, k) => ({ from: k + 0.25, to: (k + 0.75) % handles.length })).find(isFree);
  return free === undefined ? null : createCorner(design, free);
}

/** A place moved along the road by board units. */
export function movePlace(design: CircuitDesign, place: LinePlace, by: number): LinePlace {
  const { x, y, direction } = pointAt(design, place);
  const aim = [x + Math.cos(direction) * by, y + Math.sin(direction) * by] as const;
  return findPlace(design, aim)?.place ?? place;
}
