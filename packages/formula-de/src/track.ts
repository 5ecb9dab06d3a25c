import type { Circuit } from './circuit/format.ts';
import type { Car } from './types.ts';

/** No die shows more than 30, so no move has more cells. */
export const MAX_MOVE_CELLS = 30;
const BOX_COUNT = 10;
/** Fills up lists of cells. Not -1, which is the cell of cars that are off the board. */
const NO_CELL = -2;

/**
 * The tables of a circuit. Cells are small numbers: first the road in the order of the circuit, then `pit.0` …, then
 * `box.0` … by car, and last the line itself, where a race ends (FD-33).
 */
export interface Track {
  readonly circuit: Circuit;
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** How many cells the road has; `pit.0` is the number after them. */
  readonly road: number;
  readonly pitLength: number;
  readonly firstBox: number;
  readonly finish: number;
  /** The steps of cell c are `steps[from[c]]` up to `steps[from[c + 1]]`, its own lane first (FD-4). */
  readonly from: Int32Array;
  readonly steps: Int32Array;
  readonly lane: Int8Array;
  /** The corner's place in the list of corners, -1 on a straight. */
  readonly corner: Int8Array;
  /** Stops demanded, by the corner's place in the list. */
  readonly demands: Int8Array;
  /**
   * The cells with which cars on a cell of the road may collide: the one ahead in its lane and those beside it (FD-25). Cell c has `closeCount`
   * of them from `close[c * closeCount]` on, or `NO_CELL`.
   */
  readonly close: Int32Array;
  readonly closeCount: number;
  /** How far along its lane a cell lies, counted from the line. */
  readonly along: Int32Array;
  readonly laneLength: Int32Array;
  /** Where the cell lies along the lap, for every cell of the board, in (pit length + 1)ths of a row (FD-32). */
  readonly rank: Int32Array;
  readonly lapRank: number;
  /** 1 for the first cells past the line. */
  readonly pastLine: Uint8Array;
  readonly pitEntry: Uint8Array;
  readonly pitExits: readonly number[];
  /** The pit cell beside each car's box. */
  readonly boxes: readonly number[];
  readonly grid: readonly number[];
}

const TRACKS = new WeakMap<Circuit, Track>();

/** The tables of a circuit, made once for all games on it. */
export function trackOf(circuit: Circuit): Track {
  let track = TRACKS.get(circuit);
  if (track === undefined) TRACKS.set(circuit, (track = createTrack(circuit)));
  return track;
}

function createTrack(circuit: Circuit): Track {
  const { cells, pit } = circuit;
  const road = cells.length;
  const firstBox = road + pit.length;
  const ids = cells.map(({ id }) => id);
  for (let k = 0; k < pit.length; k++) ids.push(`pit.${k}`);
  for (let car = 0; car < BOX_COUNT; car++) ids.push(`box.${car}`);
  ids.push('finish');
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  const numbers = (list: readonly string[]): number[] => list.map((id) => numberOf.get(id)!);
  const steps = flattenLists(cells.map(({ next }) => numbers(next)));
  const cornerNumbers = new Map(circuit.corners.map(({ id }, number) => [id, number]));
  const lanes = measureLanes(circuit, steps.from, steps.items, numbers(circuit.finish));
  return {
    circuit,
    ids,
    numberOf,
    road,
    pitLength: pit.length,
    firstBox,
    finish: ids.length - 1,
    from: steps.from,
    steps: steps.items,
    lane: Int8Array.from(cells, ({ lane }) => lane),
    corner: Int8Array.from(cells, ({ corner }) => (corner === null ? -1 : cornerNumbers.get(corner)!)),
    demands: Int8Array.from(circuit.corners, ({ stops }) => stops),
    ...listCloseCells(cells, steps.from, steps.items),
    ...lanes,
    ...computeRanks(circuit, numberOf),
    pastLine: markCells(road, numbers(circuit.finish)),
    pitEntry: markCells(road, numbers(pit.entryFrom)),
    pitExits: numbers(pit.exitTo),
    boxes: pit.boxes,
    grid: numbers(circuit.grid),
  };
}

/** Lists of different lengths as one flat list, and where each of them begins. */
function flattenLists(lists: readonly (readonly number[])[]): { from: Int32Array; items: Int32Array } {
  const from = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) from[i + 1] = from[i]! + list.length;
  return { from, items: Int32Array.from(lists.flat()) };
}

function markCells(length: number, cells: readonly number[]): Uint8Array {
  const marked = new Uint8Array(length);
  for (const cell of cells) marked[cell] = 1;
  return marked;
}

/** In the next cell of the own lane, or in a neighbouring lane in the same row (FD-4). */
function listCloseCells(
  cells: Circuit['cells'],
  from: Int32Array,
  steps: Int32Array,
): Pick<Track, 'close' | 'closeCount'> {
  const rows = new Map<number, number[]>();
  for (const [cell, { row }] of cells.entries()) rows.set(row, [...(rows.get(row) ?? []), cell]);
  const lists = cells.map(({ lane, row }, cell) => [
    steps[from[cell]!]!,
    ...rows.get(row)!.filter((other) => Math.abs(cells[other]!.lane - lane) === 1),
  ]);
  const closeCount = Math.max(...lists.map(({ length }) => length));
  const close = new Int32Array(cells.length * closeCount).fill(NO_CELL);
  for (const [cell, list] of lists.entries()) close.set(list, cell * closeCount);
  return { close, closeCount };
}

/** Follows every lane from the line round the lap. */
function measureLanes(
  { cells }: Circuit,
  from: Int32Array,
  steps: Int32Array,
  finish: readonly number[],
): Pick<Track, 'along' | 'laneLength'> {
  const along = new Int32Array(cells.length);
  const laneLength = new Int32Array(4);
  for (const first of finish) {
    let length = 0;
    let cell = first;
    do {
      along[cell] = length++;
      cell = steps[from[cell]!]!;
    } while (cell !== first && length < cells.length);
    laneLength[cells[first]!.lane] = length;
  }
  return { along, laneLength };
}

/** Rows, and for the pit lane the even spread between entry and exit (FD-32), in whole numbers. */
function computeRanks(
  { cells, pit, lapRows }: Circuit,
  numberOf: ReadonlyMap<string, number>,
): Pick<Track, 'rank' | 'lapRank'> {
  const share = pit.length + 1;
  const rowOf = (id: string): number => cells[numberOf.get(id)!]!.row;
  const entry = rowOf(pit.entryFrom.at(-1)!);
  const exit = rowOf(pit.exitTo[0]!) + lapRows;
  const lane = (k: number): number => entry * share + (k + 1) * (exit - entry);
  const rank = new Int32Array(cells.length + pit.length + BOX_COUNT);
  for (const [number, { row }] of cells.entries()) rank[number] = row * share;
  for (let k = 0; k < pit.length; k++) rank[cells.length + k] = lane(k);
  for (let car = 0; car < BOX_COUNT; car++) rank[cells.length + pit.length + car] = lane(pit.boxes[car] ?? 0);
  return { rank, lapRank: lapRows * share };
}

/** The cell that comes next in the own lane (FD-4). */
export function cellAhead(track: Track, cell: number): number {
  return track.steps[track.from[cell]!]!;
}

export function isRoadCell(track: Track, cell: number): boolean {
  return cell >= 0 && cell < track.road;
}

/** The number of the pit cell a car stands on or, in its box, beside (FD-30). */
export function pitNumber(track: Track, cell: number): number {
  return cell < track.firstBox ? cell - track.road : track.boxes[cell - track.firstBox]!;
}

export function boxOf(track: Track, car: Car): number {
  return track.firstBox + car;
}
