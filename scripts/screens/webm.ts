import type { Browser } from '@playwright/test';
import type { Frame } from './screencast.ts';

/** Encodes frames as WebM in a page of their own, with the browser's recorder. It takes as long as the frames last. */
export async function encodeWebm(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(async (pictures) => {
      const images = await Promise.all(
        pictures.map(async ({ jpeg }) => {
          const image = new Image();
          image.src = `data:image/jpeg;base64,${jpeg}`;
          await image.decode();
          return image;
        }),
      );
      const canvas = document.createElement('canvas');
      canvas.width = images[0]!.width;
      canvas.height = images[0]!.height;
      const pen = canvas.getContext('2d')!;
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm', videoBitsPerSecond: 4e6 });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (const [k, image] of images.entries()) {
        pen.drawImage(image, 0, 0);
        const next = pictures[k + 1]?.at ?? pictures[k]!.at + 400;
        await new Promise((resolve) => setTimeout(resolve, next - pictures[k]!.at));
      }
      recorder.stop();
      await ended;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    }, frames);
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}
