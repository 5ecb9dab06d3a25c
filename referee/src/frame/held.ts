/** An element that a referee's own position is known to hold. Without it the referee has lost its way and says so. */
export function held<T>(elements: readonly T[], index: number): T {
  const element = elements[index];
  if (element === undefined) throw new Error(`the referee has lost element ${index} of ${elements.length}`);
  return element;
}
