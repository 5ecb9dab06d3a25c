import type { Language } from '@paddock/kernel';
import { type ChartBar, drawBars } from './charts.ts';
import { createFormat, describeWarning } from './format.ts';
import type { ReportChart, ReportDocument, ReportFigure } from './types.ts';
import type { ReportTexts, TextFormat } from '../texts/types.ts';
import type { CourseReport } from '../pole-position/types.ts';

/** Spaces for each bar of the chart of landings. */
const SPACES_PER_BAR = 4;

/** Puts a report on a course, or what there is of it so far, into words and charts. */
export function describeCourseReport(report: CourseReport, language: Language, t: ReportTexts): ReportDocument {
  const format = createFormat(language, String);
  const { raced, luck, warnings } = report;
  const isComplete = raced !== null && luck !== null;
  return {
    title: t.courseTitle,
    introduction: t.courseIntroduction(raced?.races ?? 0, raced?.drivers ?? 0),
    warnings: warnings.map((warning) => describeWarning(t.courseWarnings, warning, format)),
    verdict: isComplete && warnings.length === 0 ? t.verdict : null,
    figures: listFigures(report, t, format),
    charts: listCharts(report, t, format),
    tables: [],
    notes: [t.notes.course, t.notes.seed(report.seed)],
  };
}

function listFigures({ raced, luck }: CourseReport, t: ReportTexts, { number, percent }: TextFormat): ReportFigure[] {
  const figures: ReportFigure[] = [];
  if (raced !== null) {
    figures.push(
      { label: t.figures.courseTurns, value: number(raced.turns, 1), comparison: null },
      { label: t.figures.overtakings, value: number(raced.overtakingsPerCar, 1), comparison: null },
    );
  }
  if (luck !== null) {
    const value = t.figures.luckValue(percent(luck.luck), percent(luck.standardError));
    figures.push({ label: t.figures.guessing, value, comparison: null });
  }
  return figures;
}

function listCharts({ raced }: CourseReport, t: ReportTexts, { number, percent }: TextFormat): ReportChart[] {
  if (raced === null) return [];
  const landings: ChartBar[] = [];
  for (let first = 0; first < raced.landings.length; first += SPACES_PER_BAR) {
    const spaces = raced.landings.slice(first, first + SPACES_PER_BAR);
    const value = spaces.reduce((sum, count) => sum + count, 0);
    landings.push({ label: t.charts.rows(first + 1, first + spaces.length), value, text: number(value, 1) });
  }
  const tokens = Object.entries(raced.tokens).map(([token, share]) => ({
    label: t.tokens[token] ?? token,
    value: share,
    text: percent(share),
  }));
  const seats = raced.seats.map(({ seat, share, low, high, fair }) => ({
    label: t.charts.seat(seat),
    value: share,
    low,
    high,
    mark: fair,
    text: percent(share),
  }));
  return [
    {
      title: t.charts.landings,
      svg: drawBars(t.charts.landings, landings),
      hint: t.charts.landingsHint,
      isWide: false,
    },
    { title: t.charts.tokens, svg: drawBars(t.charts.tokens, tokens), hint: t.charts.tokensHint, isWide: false },
    { title: t.charts.seats, svg: drawBars(t.charts.seats, seats), hint: t.charts.gridHint, isWide: false },
  ];
}
