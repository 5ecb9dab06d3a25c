/** The beginning of every picture of a board: its size, and the styles of the page. Read once for all frames. */
interface CaptureFrame {
  /** As part of a data URL. */
  readonly head: string;
  readonly width: number;
  readonly height: number;
}

/** What begins to move when it appears would be at its beginning in every frame. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

const URL_PATTERN = /url\("?((?:https?:|\/|blob:)[^")]+)"?\)/g;

/** Reads the style sheets of the page with their fonts inside, because an image loads nothing from elsewhere. */
export async function prepareCapture(element: HTMLElement): Promise<CaptureFrame> {
  const { width, height } = element.getBoundingClientRect();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isUseful);
  const css = await inlineUrls(rules.map(({ cssText }) => cssText).join('\n'));
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${theme}">` +
    `<style>${escapeText(css + STILL)}</style><foreignObject width="100%" height="100%">`;
  return { head: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(head)}`, width, height };
}

/** Fonts for other scripts would make every frame many times as large. */
function isUseful(rule: CSSRule): boolean {
  if (!(rule instanceof CSSFontFaceRule)) return true;
  const range = rule.style.getPropertyValue('unicode-range');
  return range === '' || /^U\+0+-0*FF/i.test(range);
}

async function inlineUrls(css: string): Promise<string> {
  const urls = [...new Set([...css.matchAll(URL_PATTERN)].map(([, url]) => url!))].filter(
    (url) => !url.endsWith('.woff'),
  );
  const loaded = await Promise.all(urls.map(async (url) => [url, await loadDataUrl(url)] as const));
  const byUrl = new Map(loaded);
  return css.replaceAll(URL_PATTERN, (_, url: string) => `url("${byUrl.get(url) ?? 'data:,'}")`);
}

async function loadDataUrl(url: string): Promise<string> {
  try {
    // Pages may show blobs, but not read them.
    if (url.startsWith('blob:')) return await redraw(url);
    const blob = await (await fetch(url)).blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.onerror = () => reject(new Error(`${url} cannot be read`));
      reader.readAsDataURL(blob);
    });
  } catch {
    // A picture without one of its fonts is better than none.
    return 'data:,';
  }
}

/** Larger pictures would make every frame slow, and the animation is smaller than this. */
const MAX_INNER_WIDTH = 1280;

async function redraw(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, MAX_INNER_WIDTH / image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}

/** Pictures inside the board, which an image of it could not load. They stay the same from frame to frame. */
export class InnerPictures {
  readonly #loaded = new Map<string, Promise<string>>();

  async inline(copy: Element, original: Element): Promise<void> {
    const canvases = original.querySelectorAll('canvas');
    for (const [i, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
      const picture = document.createElement('img');
      picture.src = canvases[i]!.toDataURL();
      picture.className = canvas.className;
      picture.setAttribute('style', canvas.getAttribute('style') ?? '');
      canvas.replaceWith(picture);
    }
    for (const image of copy.querySelectorAll('image, img')) {
      const name = image.hasAttribute('href') ? 'href' : 'src';
      const url = image.getAttribute(name) ?? '';
      if (url === '' || url.startsWith('data:')) continue;
      if (!this.#loaded.has(url)) this.#loaded.set(url, loadDataUrl(url));
      image.setAttribute(name, await this.#loaded.get(url)!);
    }
  }
}

/** Draws an element of the page as it looks now. */
export async function drawElement(
  pen: CanvasRenderingContext2D,
  element: HTMLElement,
  { head, width, height }: CaptureFrame,
  pictures: InnerPictures,
): Promise<void> {
  const copy = element.cloneNode(true) as HTMLElement;
  await pictures.inline(copy, element);
  removeControls(copy);
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  // Styles of the board count inside of the table's element.
  const around = element.parentElement!.cloneNode(false) as HTMLElement;
  around.style.display = 'block';
  around.append(copy);
  const markup = new XMLSerializer().serializeToString(around);
  const image = new Image();
  image.src = head + encodeURIComponent(`${markup}</foreignObject></svg>`);
  await image.decode();
  pen.fillStyle = getComputedStyle(element).backgroundColor;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height);
}

/** Buttons over the board, such as those of the camera, do nothing in a picture. */
function removeControls(copy: HTMLElement): void {
  for (const control of copy.querySelectorAll('.icon-button')) {
    const group = control.parentElement;
    control.remove();
    if (group?.childElementCount === 0) group.remove();
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
