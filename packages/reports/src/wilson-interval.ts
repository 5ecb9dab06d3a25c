/** The 95 % Wilson confidence interval of a share, which behaves well near 0 and 1. */
export function wilsonInterval(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const halfWidth = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const denominator = 1 + (z * z) / games;
  return [Math.max(0, (centre - halfWidth) / denominator), Math.min(1, (centre + halfWidth) / denominator)];
}
