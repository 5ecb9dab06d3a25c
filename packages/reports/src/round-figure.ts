/** A figure as short as a report needs it, so that reports are small and equal on every machine. */
export function roundFigure(value: number, digits = 3): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
