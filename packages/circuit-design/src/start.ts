import { type Circuit, type CircuitCell, CIRCUIT_LIMITS } from '@paddock/formula-de';
import type { CornerPlan } from './corners.ts';
import type { CircuitDesign } from './design.ts';
import type { DesignFault } from './fault.ts';
import { DESIGN_LIMITS } from './limits.ts';
import type { RoadPlan } from './plan.ts';
import { placeStart } from './place-start.ts';

/** The straight that crosses the line: rows before the line and past it. */
export interface StartPlan {
  readonly rowsBefore: number;
  readonly rowsPast: number;
  /** Rows of the pit lane: the last row from which it can be entered, and the first one to which it leads (past one lap). */
  readonly pitFrom: number;
  readonly pitTo: number;
  readonly faults: readonly DesignFault[];
}

/** Rows between the places of a column of the grid, where there is room and where there is little. */
const GRID_SPACING = 3;
const NARROW_GRID_SPACING = 2;
/** The front row of the grid lies so many rows before the line. */
const GRID_FRONT_ROWS = 2;
const MIN_PIT_CELLS = 14;

export function planStart(design: CircuitDesign, plan: RoadPlan, corners: readonly CornerPlan[]): StartPlan {
  const lap = plan.lapRows;
  const { minRowsBeforeLine, minRowsPastLine, minPitRows, maxPitRows } = DESIGN_LIMITS;
  const rowsBefore = lap - (corners.at(-1)?.to ?? 0);
  const rowsPast = corners[0]?.from ?? lap;
  const faults: DesignFault[] = [];
  const wanted = minRowsBeforeLine + minRowsPastLine;
  const repair = (): Pick<DesignFault, 'fix'> => {
    const placed = placeStart(design, plan, corners);
    return placed ? { fix: () => placed } : {};
  };
  if (rowsBefore < minRowsBeforeLine || rowsPast < minRowsPastLine) {
    const at = [plan.placeAtRow(lap - rowsBefore), plan.placeAtRow(rowsPast)] as const;
    faults.push({ code: 'start-straight-too-short', at, found: rowsBefore + rowsPast, wanted, ...repair() });
  }

  const entryRow = Math.round(plan.rowAt(design.pit.entry));
  const exitRow = Math.round(plan.rowAt(design.pit.exit));
  const [firstEntry, lastEntry] = [lap - rowsBefore, lap - 2];
  const [firstExit, lastExit] = [1, rowsPast - 2];
  const pitFrom = Math.min(Math.max(entryRow, firstEntry), Math.max(lastEntry, firstEntry)) + 1;
  const pitTo = lap + Math.max(Math.min(exitRow, lastExit), firstExit);
  const pitAt = [design.pit.entry, design.pit.exit] as const;
  if (faults.length === 0) {
    if (entryRow < firstEntry || entryRow > lastEntry || pitTo - pitFrom > maxPitRows)
      faults.push({ code: 'pit-entry-misplaced', at: [design.pit.entry, design.pit.entry], ...repair() });
    if (exitRow < firstExit || exitRow > lastExit)
      faults.push({ code: 'pit-exit-misplaced', at: [design.pit.exit, design.pit.exit], ...repair() });
    if (faults.length === 0 && pitTo - pitFrom < minPitRows)
      faults.push({ code: 'pit-too-short', at: pitAt, found: pitTo - pitFrom, wanted: minPitRows, ...repair() });
  }
  return { rowsBefore, rowsPast, pitFrom, pitTo, faults };
}

/** Grid, pit lane and finish, on the cells of the start straight. */
export function layStart(
  plan: RoadPlan,
  { rowsBefore, pitFrom, pitTo }: StartPlan,
  cells: readonly CircuitCell[],
): Pick<Circuit, 'finish' | 'grid' | 'pit'> {
  const lap = plan.lapRows;
  const straight = new Map<string, string>();
  for (const { id, lane, row, corner } of cells) if (corner === null) straight.set(`${lane} ${row}`, id);
  const listIds = (lane: number, rows: readonly number[]): string[] =>
    rows.flatMap((row) => straight.get(`${lane} ${row % lap}`) ?? []);

  const columns = CIRCUIT_LIMITS.cars / 2;
  const fits = (spacing: number): boolean => GRID_FRONT_ROWS + (columns - 1) * spacing < rowsBefore;
  const spacing = fits(GRID_SPACING) ? GRID_SPACING : NARROW_GRID_SPACING;
  const gridRows = Array.from({ length: columns }, (_, k) => lap - GRID_FRONT_ROWS - k * spacing);

  const length = Math.min(Math.max(MIN_PIT_CELLS, pitTo - pitFrom - 1), CIRCUIT_LIMITS.pitLength);
  const firstBox = Math.floor((length - CIRCUIT_LIMITS.cars) / 2);
  return {
    finish: [1, 2, 3].flatMap((lane) => listIds(lane, [0])),
    grid: gridRows.flatMap((row) => [1, 3].flatMap((lane) => listIds(lane, [row]))),
    pit: {
      length,
      entryFrom: listIds(3, [pitFrom - 1, pitFrom]),
      exitTo: listIds(3, [pitTo, pitTo + 1]),
      boxes: Array.from({ length: CIRCUIT_LIMITS.cars }, (_, k) => firstBox + k),
    },
  };
}
