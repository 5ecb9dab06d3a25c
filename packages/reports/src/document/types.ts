/** A report in the words of one language, for pages and the command line, which only lay it out. */
export interface ReportDocument {
  readonly title: string;
  /** What the figures are about, in one or two sentences. */
  readonly introduction: string;
  /** What is probably wrong. */
  readonly warnings: readonly string[];
  /** Said instead of warnings if all parts are there and nothing is wrong. */
  readonly verdict: string | null;
  readonly figures: readonly ReportFigure[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReportTable[];
  /** What was left out, and how to read the rest. */
  readonly notes: readonly string[];
}

export interface ReportFigure {
  readonly label: string;
  readonly value: string;
  /** The same figure of well-known circuits. */
  readonly comparison: string | null;
}

export interface ReportChart {
  readonly title: string;
  /** The chart as a picture. Its colours are the custom properties --ink, --paper, --green and --red of the page. */
  readonly svg: string;
  readonly hint: string;
  /** It needs the whole width of a page. */
  readonly isWide: boolean;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}
