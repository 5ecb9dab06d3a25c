/**
 * The page comes with something to look at. It is painted first, and only then does the program start, so that nobody
 * looks at nothing while it is read. A page in the background paints nothing: it starts a little later by itself.
 */
let started = false;

function start(): void {
  if (started) return;
  started = true;
  void import('./main.tsx');
}

requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, 300);
