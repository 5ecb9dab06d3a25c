/** Something that is wrong with what one sees, as a line of a report. */
export interface LayoutProblem {
  readonly kind: string;
  /** A short path to the element, for humans. */
  readonly selector: string;
  readonly text: string;
  /** Numbers: by how much, by what. */
  readonly detail: string;
}

/** What a check of the page answers: what is wrong, and every text that can be read or heard. */
export interface TextReport {
  readonly problems: readonly LayoutProblem[];
  readonly texts: readonly string[];
}
