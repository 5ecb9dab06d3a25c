/** Calls a function at an interval while the page is visible, and when it becomes visible. Returns a function that ends this. */
export function repeatWhileVisible(call: () => void, intervalMs: number): () => void {
  const callIfVisible = (): void => {
    if (!document.hidden) call();
  };
  const timer = setInterval(callIfVisible, intervalMs);
  document.addEventListener('visibilitychange', callIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', callIfVisible);
  };
}
