import type { LayoutProblem, TextReport } from './problem.ts';

/** Selectors of elements inside which a finding is intended. */
export interface TextExceptions {
  readonly cut: string;
  readonly overlap: string;
  readonly covered: string;
}

/**
 * Runs in the page: finds texts that are cut by their container, leave the screen, lie on one another or are half
 * covered. It measures what is painted: each line of each text node against everything that clips it. A box that scrolls may
 * hide its texts. With a dialog open only the dialog is looked at.
 */
export function inspectTexts(exceptions: TextExceptions): TextReport {
  /** Fonts reach a little over their line. */
  const TOLERANCE = 2;
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: Box;
  }
  const problems: LayoutProblem[] = [];
  const lines: Line[] = [];
  const texts = new Set<string>();
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const scope = dialogs[dialogs.length - 1] ?? document.body;

  const step = (element: Element): string => {
    const name = [...element.classList].find((one) => !one.startsWith('car-lit'));
    return name === undefined ? element.localName : `.${name}`;
  };
  const pathOf = (element: Element): string => {
    const path: string[] = [];
    for (let one: Element | null = element; one !== null && path.length < 3; one = one.parentElement) {
      if (one === document.body) break;
      path.unshift(step(one));
    }
    return path.join(' > ');
  };
  const report = (kind: string, element: Element, text: string, detail: string): void => {
    problems.push({ kind, selector: pathOf(element), text: text.slice(0, 80), detail });
  };

  const clips = new Map<Element, { x: string; y: string; position: string; contains: boolean; box: Box }>();
  const clipOf = (element: Element) => {
    let known = clips.get(element);
    if (known === undefined) {
      const style = getComputedStyle(element);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const contains = style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal';
      known = {
        x: style.overflowX,
        y: style.overflowY,
        position: style.position,
        contains,
        box: { left, top, right, bottom },
      };
      clips.set(element, known);
    }
    return known;
  };

  /** Follows a line outwards through everything that clips it; answers what is left of it to see. */
  const visiblePart = (element: Element, text: string, line: Box): Box | null => {
    const left = { ...line };
    let isAbsolute = false;
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
      const clip = clipOf(one);
      if (!isAbsolute || clip.contains) {
        const { box } = clip;
        const cutX = Math.max(box.left - left.left, left.right - box.right);
        const cutY = Math.max(box.top - left.top, left.bottom - box.bottom);
        const isCut = (clip.x === 'hidden' || clip.x === 'clip') && cutX > TOLERANCE;
        if (isCut || ((clip.y === 'hidden' || clip.y === 'clip') && cutY > TOLERANCE)) {
          if (element.closest(exceptions.cut) === null) {
            report('cut', element, text, `${Math.round(Math.max(cutX, cutY))} px outside of ${pathOf(one)}`);
          }
          return null;
        }
        if (clip.x !== 'visible') {
          left.left = Math.max(left.left, box.left);
          left.right = Math.min(left.right, box.right);
        }
        if (clip.y !== 'visible') {
          left.top = Math.max(left.top, box.top);
          left.bottom = Math.min(left.bottom, box.bottom);
        }
        if (left.right - left.left < 1 || left.bottom - left.top < 1) return null;
        isAbsolute = false;
      }
      if (clip.position === 'fixed') break;
      if (clip.position === 'absolute') isAbsolute = true;
    }
    const off = Math.max(-left.left, left.right - document.documentElement.clientWidth);
    if (off > TOLERANCE) report('off screen', element, text, `${Math.round(off)} px`);
    return left;
  };

  const alphaOf = (colour: string): number =>
    colour === 'none' ? 0 : Number(/(?:rgba\(.*,|\/) ?([\d.]+)\)/.exec(colour)?.[1] ?? '1');
  /** Whether nothing shines through an element at a point. */
  const isOpaque = (element: Element, x: number, y: number): boolean => {
    if (element.localName === 'img' || element.localName === 'canvas') return true;
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) {
      if (!(element instanceof SVGGeometryElement)) return false;
      const alpha = alphaOf(style.fill) * Number(style.fillOpacity) * Number(style.opacity);
      const matrix = element.getScreenCTM();
      return (
        alpha > 0.9 && matrix !== null && element.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))
      );
    }
    return style.backgroundImage !== 'none' || alphaOf(style.backgroundColor) > 0.9;
  };
  /** What lies over an element at a point: `undefined` when nothing does, `null` when that cannot be told. */
  const coverAt = (element: Element, x: number, y: number): Element | null | undefined => {
    const stack = document.elementsFromPoint(x, y);
    const index = stack.indexOf(element);
    if (index < 0) return null;
    return stack.slice(0, index).find((one) => !element.contains(one) && isOpaque(one, x, y));
  };

  const sheet = new CSSStyleSheet();
  // Hit testing leaves out what does not react to the pointer; here it is about what is seen.
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  /** Clipped to nothing on purpose: it is read aloud and not shown. */
  const isForScreenReaders = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent!.trim().replace(/\s+/g, ' ');
    const element = node.parentElement!;
    if (text === '' || element.matches('script, style, option, title, desc, noscript')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Code is of no language.
    if (element.closest('code') === null) texts.add(text);
    if (element.closest('.shell-skip') !== null || isForScreenReaders(element)) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1 || bottom - top < 1) continue;
      // A line's box is higher than its letters.
      const air = (bottom - top) * 0.18;
      const box = visiblePart(element, text, { left, top: top + air, right, bottom: bottom - air });
      if (box !== null) lines.push({ element, text, box });
    }
  }

  for (const { element, text, box } of lines) {
    if (element.closest(exceptions.covered) !== null) continue;
    const y = (box.top + box.bottom) / 2;
    const covers = [0.08, 0.5, 0.92].map((at) => coverAt(element, box.left + (box.right - box.left) * at, y));
    const cover = covers.find((one) => one !== undefined && one !== null);
    if (cover !== undefined && cover !== null && covers.includes(undefined)) {
      report('half covered', element, text, `by ${pathOf(cover)}`);
    }
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      if (b.box.top > a.box.bottom - TOLERANCE) break;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const left = Math.max(a.box.left, b.box.left);
      const right = Math.min(a.box.right, b.box.right);
      const bottom = Math.min(a.box.bottom, b.box.bottom);
      if (right - left <= TOLERANCE || bottom - b.box.top <= TOLERANCE) continue;
      if (a.element.closest(exceptions.overlap) !== null || b.element.closest(exceptions.overlap) !== null) continue;
      const [x, y] = [(left + right) / 2, (b.box.top + bottom) / 2];
      // Where one lies on an opaque plate the other is covered, not overlapped.
      if (coverAt(a.element, x, y) !== undefined || coverAt(b.element, x, y) !== undefined) continue;
      report('overlap', a.element, a.text, `with "${b.text.slice(0, 40)}" of ${pathOf(b.element)}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  for (const element of scope.querySelectorAll('[aria-label], [title]')) {
    for (const name of ['aria-label', 'title']) {
      const text = element.getAttribute(name)?.trim() ?? '';
      if (text !== '') texts.add(text);
    }
  }
  return { problems, texts: [...texts] };
}
