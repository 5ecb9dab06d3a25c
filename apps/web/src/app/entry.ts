/**
 * Imports the application after the prerendered page has been painted. A page in the background never paints, so a
 * timer starts it there.
 */
let started = false;

function start(): void {
  if (started) return;
  started = true;
  void import('./main.tsx');
}

requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, 300);
