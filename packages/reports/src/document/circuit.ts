import { generateDrawing } from '@paddock/circuit-art';
import { type Circuit, CIRCUIT_TITLES, circuitName, cornerName, type Drawing } from '@paddock/formula-de';
import type { Language } from '@paddock/kernel';
import { type ChartBar, drawBars } from './charts.ts';
import { createFormat, describeWarning } from './format.ts';
import type { ReportChart, ReportDocument, ReportFigure, ReportTable } from './types.ts';
import type { ReportTexts, TextFormat } from '../texts/types.ts';
import { drawGearMap } from './gear-map.ts';
import { type CircuitSummary, REFERENCE_SUMMARIES, summarizeReport } from '../formula-de/summary.ts';
import type { CircuitReport, RacedFigures, SectionFigures } from '../formula-de/types.ts';

/** What a report is told with. */
interface Context {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  readonly language: Language;
  readonly t: ReportTexts;
  readonly format: TextFormat;
}

/** Puts a report, or what there is of it so far, into words and charts. */
export function describeCircuitReport(
  report: CircuitReport,
  circuit: Circuit,
  drawing: Drawing | null,
  language: Language,
  t: ReportTexts,
): ReportDocument {
  const drawn = drawing ?? circuit.drawing ?? generateDrawing(circuit);
  const format = createFormat(language, (corner) => {
    const facts = circuit.corners[corner - 1];
    if (facts === undefined) return t.line;
    const flag = drawn.flags.find((place) => place.corner === corner);
    return t.cornerOf(corner, cornerName(facts, flag, language));
  });
  const context = { circuit, drawing: drawn, language, t, format };
  const { raced, luck } = report;
  const isComplete = raced !== null && luck !== null;
  return {
    title: t.circuitTitle(circuitName(circuit, language)),
    introduction: t.circuitIntroduction(raced?.races ?? 0, raced?.cars ?? 0),
    warnings: report.warnings.map((warning) => describeWarning(t.circuitWarnings, warning, format)),
    verdict: isComplete && report.warnings.length === 0 ? t.verdict : null,
    figures: listFigures(report, context),
    charts: listCharts(report, context),
    tables: listTables(report, context),
    notes: [...report.limits.map((limit) => t.limits[limit]), t.notes.circuit, t.notes.seed(report.seed)],
  };
}

function listFigures(report: CircuitReport, { circuit, language, t, format }: Context): ReportFigure[] {
  const { number, percent } = format;
  const { solved, raced, luck } = report;
  const summary = summarizeReport(report);
  const compare = (key: keyof CircuitSummary, write: (value: number) => string): string =>
    t.compared(
      Object.entries(REFERENCE_SUMMARIES).flatMap(([id, figures]) => {
        const value = figures[key];
        const name = circuitName(CIRCUIT_TITLES[id as keyof typeof REFERENCE_SUMMARIES], language);
        return value === null || id === circuit.id ? [] : [{ name, value: write(value) }];
      }),
    );
  const figures: ReportFigure[] = [];
  const add = (label: string, value: string, comparison: string | null): void =>
    void figures.push({ label, value, comparison });
  if (solved !== null) {
    add(
      t.figures.turns,
      number(solved.turns, 1),
      compare('turns', (value) => number(value, 1)),
    );
    if (solved.hardestCorner !== null) add(t.figures.hardest, format.corner(solved.hardestCorner), null);
  }
  if (raced !== null) {
    const pole = raced.grid[0]!;
    add(
      t.figures.rounds,
      number(raced.rounds, 1),
      compare('rounds', (value) => number(value, 1)),
    );
    add(t.figures.dropOuts, percent(raced.dropOuts.share), compare('dropOuts', percent));
    add(
      t.figures.overtakings,
      number(raced.overtakingsPerCar, 1),
      compare('overtakingsPerCar', (value) => number(value, 1)),
    );
    add(
      t.figures.pole,
      t.figures.poleValue(percent(pole.share), percent(pole.fair)),
      summary.poleAdvantage === null ? null : compare('poleAdvantage', (value) => `× ${number(value, 2)}`),
    );
  }
  if (luck !== null)
    add(t.figures.luck, t.figures.luckValue(percent(luck.luck), percent(luck.standardError)), compare('luck', percent));
  return figures;
}

function listCharts({ solved, raced }: CircuitReport, context: Context): ReportChart[] {
  const { circuit, drawing, t, format } = context;
  const { number } = format;
  const charts: ReportChart[] = [];
  const add = (title: string, svg: string, hint: string, isWide = false): void =>
    void charts.push({ title, svg, hint, isWide });
  if (solved !== null) {
    const labels = { title: t.charts.gears, gear: t.charts.gear };
    add(t.charts.gears, drawGearMap(circuit, drawing, solved.gearByRow, labels), t.charts.gearsHint, true);
    if (solved.hardestCorner !== null) {
      const bars = solved.corners.map(({ corner, cost }) => ({
        label: format.corner(corner),
        value: cost ?? 0,
        text: number(cost ?? 0, 2),
      }));
      add(t.charts.corners, drawBars(t.charts.corners, bars), t.charts.cornersHint);
    }
  }
  if (raced !== null) {
    const { overtakings, dropOuts, grid, ...texts } = t.charts;
    add(overtakings, drawBars(overtakings, sectionBars(raced, context, 'overtakings')), texts.overtakingsHint);
    add(dropOuts, drawBars(dropOuts, sectionBars(raced, context, 'dropOuts')), texts.dropOutsHint);
    const bars = raced.grid.map(({ place, share, low, high, fair }) => ({
      label: texts.place(place),
      value: share,
      low,
      high,
      mark: fair,
      text: format.percent(share),
    }));
    add(grid, drawBars(grid, bars), texts.gridHint);
  }
  return charts;
}

function sectionBars({ sections }: RacedFigures, { t, format }: Context, key: 'overtakings' | 'dropOuts'): ChartBar[] {
  const name = ({ kind, corner }: SectionFigures): string =>
    kind === 'corner' ? format.corner(corner) : t.straightAfter(corner === 0 ? t.line : String(corner));
  return sections.map((section) => ({
    label: name(section),
    value: section[key],
    text: key === 'dropOuts' ? format.percent(section.dropOuts, 1) : format.number(section.overtakings, 2),
    isPale: section.kind === 'straight',
  }));
}

function listTables({ solved }: CircuitReport, { circuit, t, format }: Context): ReportTable[] {
  if (solved === null) return [];
  const { number, percent } = format;
  const rows = solved.corners.map(({ corner, cost, brakes, tyres, downshifts, outs }) => [
    format.corner(corner),
    String(circuit.corners[corner - 1]!.stops),
    cost === null ? '…' : number(cost, 2),
    number(brakes, 2),
    number(tyres, 2),
    number(downshifts, 2),
    percent(outs, 1),
  ]);
  return [{ title: t.cornerTable.title, columns: t.cornerTable.columns, rows }];
}
