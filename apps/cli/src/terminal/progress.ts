import { SingleBar } from 'cli-progress';

interface ProgressBar {
  advance(steps: number): void;
  end(): void;
}

const SILENT_BAR: ProgressBar = { advance: () => {}, end: () => {} };

/** Shows a progress bar with rate and time left on stderr if that is a terminal, otherwise nothing. */
export function createProgressBar(total: number, unit: string, done = 0): ProgressBar {
  if (!process.stderr.isTTY) return SILENT_BAR;
  const bar = new SingleBar({
    format: `{bar} {percentage} % | {value}/{total} ${unit} | {rate}/s | {eta_formatted} left`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 100,
  });
  const started = performance.now();
  let sum = done;
  bar.start(total, done, { rate: '…' });
  return {
    advance(steps) {
      sum += steps;
      const rate = ((sum - done) / (performance.now() - started)) * 1000;
      bar.update(sum, { rate: rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-US') });
    },
    end: () => bar.stop(),
  };
}
