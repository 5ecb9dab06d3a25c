/** Short, because a page has other things to do as well, and a phone takes four times as long. */
const SLICE_MS = 3;

/** Does the steps of a computation in short tasks, so that the page stays responsive. Rejects if the signal is aborted. */
export async function runInSlices(steps: Iterator<undefined>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if (steps.next().done === true) return;
    await nextTask();
  }
}

/** Resolves after input and rendering that wait already. A timer would wait for 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
