/** A picture to draw over. It stays in this page: it is neither stored nor sent. */
export interface TracedPicture {
  readonly url: string;
  readonly opacity: number;
  /** 1 fills the board. */
  readonly scale: number;
  /** How far it is moved from the middle of the board. */
  readonly x: number;
  readonly y: number;
}

export function createTrace(file: Blob): TracedPicture {
  return { url: URL.createObjectURL(file), opacity: 0.6, scale: 1, x: 0, y: 0 };
}
