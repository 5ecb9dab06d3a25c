import type { CircuitDesign } from '@paddock/circuit-design';

/** A design that follows from the seed. */
export function generateSurprise(seed: string): Promise<CircuitDesign> {
  const worker = new Worker(new URL('./surprise.worker.ts', import.meta.url), { type: 'module' });
  const generated = new Promise<CircuitDesign>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CircuitDesign>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(seed, []);
  return generated.finally(() => worker.terminate());
}
