import type { Circuit, Drawing } from '@paddock/formula-de';
import { memo, type ReactElement, type SyntheticEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { PosterRequest } from './poster.worker.ts';

/** The addresses of the images that make up a poster, the lowest first. */
type PosterLayers = readonly string[];

/** Rendered posters by circuit, for day and night. Kept, because tables are often opened again. */
const POSTERS = new WeakMap<Circuit, (Promise<PosterLayers> | undefined)[]>();

function posterOf(circuit: Circuit, drawing: Drawing, night: boolean): Promise<PosterLayers> {
  const printed = POSTERS.get(circuit) ?? [undefined, undefined];
  POSTERS.set(circuit, printed);
  const found = (printed[Number(night)] ??= renderPoster({ circuit, drawing, night }));
  return found;
}

/** A worker that draws a board for each `PosterRequest`. */
export function startPosterWorker(): Worker {
  return new Worker(new URL('./poster.worker.ts', import.meta.url), { type: 'module' });
}

function renderPoster(order: PosterRequest): Promise<PosterLayers> {
  return new Promise((resolve, reject) => {
    const worker = startPosterWorker();
    worker.onmessage = ({ data }: MessageEvent<readonly Blob[]>) => {
      worker.terminate();
      void loadLayers(data).then(resolve);
    };
    worker.onerror = (error) => {
      reject(new Error(error.message));
      worker.terminate();
    };
    worker.postMessage(order, []);
  });
}

/** One after the other, so that the page can do other things in between. */
async function loadLayers(images: readonly Blob[]): Promise<PosterLayers> {
  const layers: string[] = [];
  for (const image of images) {
    const url = URL.createObjectURL(image);
    await decode(url);
    layers.push(url);
  }
  return layers;
}

/** Loads an image completely, so that it does not appear in parts. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  // If it cannot be decoded in advance, the browser shows it while it loads.
  await image.decode().catch(() => undefined);
}

/**
 * WebKit may paint an SVG image without its text before the embedded font is ready, and never paints it again. Loading
 * it a second time fixes that.
 */
function reloadOnce({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  if (image.dataset['loaded'] === image.src) return;
  const { src } = image;
  image.dataset['loaded'] = src;
  image.src = src;
}

function subscribeToTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page shows the night race. */
export function useIsNight(): boolean {
  return useSyncExternalStore(
    subscribeToTheme,
    () => document.documentElement.dataset['theme'] === 'dark',
    () => false,
  );
}

interface PosterProps {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  /** As large as its frame, instead of as large as the board's units. */
  readonly fluid?: boolean;
}

/** The printed board, which never changes. */
export const Poster = memo(function Poster({ circuit, drawing, fluid = false }: PosterProps): ReactElement {
  const night = useIsNight();
  const [layers, setLayers] = useState<PosterLayers>([]);
  useEffect(() => {
    let wanted = true;
    posterOf(circuit, drawing, night).then(
      (loaded) => wanted && setLayers(loaded),
      // Without the poster the board still shows cars and cells.
      () => wanted && setLayers([]),
    );
    return () => {
      wanted = false;
    };
  }, [circuit, drawing, night]);
  const { width, height } = drawing;
  return (
    <div className={fluid ? 'fd-paper fd-paper-fluid' : 'fd-paper'} style={fluid ? {} : { width, height }}>
      {layers.map((address) => (
        <img
          key={address}
          className="fd-poster"
          src={address}
          alt=""
          width={width}
          height={height}
          draggable={false}
          onLoad={reloadOnce}
        />
      ))}
    </div>
  );
});
