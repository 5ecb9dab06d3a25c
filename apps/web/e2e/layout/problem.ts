/** A problem of the layout, as a line of a report. */
export interface LayoutProblem {
  readonly kind: string;
  /** A short path to the element, for humans. */
  readonly selector: string;
  readonly text: string;
  /** Numbers: by how much, by what. */
  readonly detail: string;
}

/** The result of a check: its problems, and every visible or accessible text. */
export interface TextReport {
  readonly problems: readonly LayoutProblem[];
  readonly texts: readonly string[];
}
