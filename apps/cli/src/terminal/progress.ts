import { SingleBar } from 'cli-progress';

export interface Progress {
  advance(steps: number): void;
  end(): void;
}

const SILENT: Progress = { advance: () => {}, end: () => {} };

/** A bar with rate and time left on a terminal; nothing where nobody looks. It goes to stderr, results to stdout. */
export function progressBar(total: number, unit: string, done = 0): Progress {
  if (!process.stderr.isTTY) return SILENT;
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
