import type { ReplayPlayer } from '../replay-player.ts';
import { drawElement, InnerPictures, prepareCapture } from './board-capture.ts';
import { GifWriter, Palette } from './gif.ts';

const MAX_WIDTH = 640;
/** A long race is shown in steps of several entries. */
const MAX_FRAMES = 100;
const FRAME_HUNDREDTHS = 22;
const LAST_FRAME_HUNDREDTHS = 300;

interface ReplayRecording {
  readonly player: ReplayPlayer;
  /** The board, inside the element of the table. */
  readonly board: HTMLElement;
  /** Called with what is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** The race as an animated GIF, made from what the page shows at one entry after the other. */
export async function recordReplay({ player, board, onProgress, signal }: ReplayRecording): Promise<Blob> {
  const { at: shownBefore, length } = player.store.getState();
  const frame = await prepareCapture(board);
  const { width, height } = frame;
  const scale = Math.min(1, MAX_WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const pictures = new InnerPictures();
  const capture = async (n: number): Promise<Uint8ClampedArray> => {
    signal.throwIfAborted();
    await showEntry(player, n);
    await drawElement(pen, board, frame, pictures);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  try {
    const palette = new Palette([await capture(0), await capture(Math.floor(length / 2)), await capture(length)]);
    const gif = new GifWriter(canvas.width, canvas.height, palette);
    const entries = framesOf(length);
    for (const [i, n] of entries.entries()) {
      const isLast = i === entries.length - 1;
      gif.addFrame(palette.indicesOf(await capture(n)), isLast ? LAST_FRAME_HUNDREDTHS : FRAME_HUNDREDTHS);
      onProgress((i + 1) / entries.length);
    }
    return gif.finish();
  } finally {
    player.goTo(shownBefore);
  }
}

/** The entries that are shown: all of them, or evenly chosen ones with the first and the last. */
function framesOf(length: number): number[] {
  const count = Math.min(length + 1, MAX_FRAMES);
  return Array.from({ length: count }, (_, i) => (count === 1 ? 0 : Math.round((i * length) / (count - 1))));
}

/** Shows an entry at once, and waits until the page has drawn it. */
async function showEntry(player: ReplayPlayer, n: number): Promise<void> {
  player.goTo(n);
  const { store } = player.stepPlayer;
  await new Promise<void>((shown) => {
    const check = (): void => {
      const { position, cue, pendingSteps } = store.getState();
      if (position.n !== n || cue !== null || pendingSteps > 0) return;
      unsubscribe();
      shown();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
