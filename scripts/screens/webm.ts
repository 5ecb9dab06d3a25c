import type { Browser } from '@playwright/test';
import type { Frame } from './screencast.ts';

/** A film shows at most so many frames a second. */
const MAX_FRAME_RATE = 30;

function thinOut(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of frames) {
    if (kept.length === 0 || frame.at - kept.at(-1)!.at >= 1000 / MAX_FRAME_RATE) kept.push(frame);
  }
  return kept;
}

/** Encodes frames as WebM in a page of their own, with the browser's recorder. It takes as long as the frames last. */
export async function encodeWebm(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(async (pictures) => {
      const decode = async ({ jpeg }: Frame): Promise<HTMLImageElement> => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${jpeg}`;
        await image.decode();
        return image;
      };
      // One picture at a time: all frames of a large page at once take gigabytes, and the browser dies.
      let image = await decode(pictures[0]!);
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d')!;
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm', videoBitsPerSecond: 4e6 });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (const [k, picture] of pictures.entries()) {
        pen.drawImage(image, 0, 0);
        const next = pictures[k + 1];
        const shown = new Promise((resolve) => setTimeout(resolve, (next?.at ?? picture.at + 400) - picture.at));
        if (next !== undefined) image = await decode(next);
        await shown;
      }
      recorder.stop();
      await ended;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    }, thinOut(frames));
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}
