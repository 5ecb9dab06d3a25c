/** An element that a referee's own position is known to hold. Throws if it does not exist, which is a bug of the referee. */
export function elementAt<T>(elements: readonly T[], index: number): T {
  const element = elements[index];
  if (element === undefined) throw new Error(`the referee has lost element ${index} of ${elements.length}`);
  return element;
}
