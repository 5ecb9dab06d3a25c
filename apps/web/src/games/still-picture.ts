/** How a vignette becomes a picture without animation, for the previews of links. */
export interface StillPicture {
  /** The part of the vignette that fills the picture of 1200 × 630. A text panel covers its left half. */
  readonly view: string;
  /** The positions of animated elements, by class. */
  readonly poses: Readonly<Record<string, string>>;
  /** Styles that differ without animation. Lengths are those of the path, because the renderer ignores `pathLength`. */
  readonly css?: string;
}
