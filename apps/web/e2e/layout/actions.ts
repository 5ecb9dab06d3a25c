import type { LayoutProblem } from './problem.ts';

/** The expected state of the page. */
export interface ExpectedActions {
  /** A choice is to be made, one is made and can be submitted, or a dialog is open. */
  readonly state: 'asked' | 'chosen' | 'dialog';
  readonly width: number;
  /** The buttons that stand for moves. */
  readonly choice: string;
  /** Boxes that may scroll horizontally. */
  readonly sideways: string;
}

/**
 * Runs in the page. Checks that the next action is visible and not covered, that there is only one primary button, that
 * every choice has its own name, that a dialog shows its content, that nothing scrolls horizontally, and that symbols and the
 * texts of selects are not cut.
 */
export function inspectActions({ state, width, choice, sideways }: ExpectedActions): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label.trim();
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], style, title')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const report = (kind: string, element: Element | null, detail: string): void => {
    const selector = element === null ? '' : [element.localName, ...element.classList].join('.');
    const text = element === null || element === document.documentElement ? '' : nameOf(element).slice(0, 80);
    problems.push({ kind, selector, text, detail });
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  /** Why an element cannot be seen and pressed; `null` when it can. `enough` pixels of it suffice. */
  const trouble = (element: Element, enough = Infinity): string | null => {
    const { left, top, right, bottom, width: wide, height: high } = element.getBoundingClientRect();
    const where = `x ${Math.round(left)}–${Math.round(right)}, y ${Math.round(top)}–${Math.round(bottom)}`;
    if (!isVisible(element)) return 'invisible';
    const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (toX - fromX < Math.min(wide - 1, enough) || toY - fromY < Math.min(high - 1, enough)) {
      return `off screen: ${where}`;
    }
    const hit = document.elementFromPoint((fromX + toX) / 2, (fromY + toY) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) {
      return `covered by ${hit?.localName}.${[...(hit?.classList ?? [])].join('.')}: ${where}`;
    }
    return null;
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) report('page scrolls sideways', document.documentElement, `${scrollWidth} > ${width} px`);
  for (const element of document.querySelectorAll('.table *, [role="dialog"], [role="dialog"] *')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
    if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || element.matches(sideways)) continue;
    report('box scrolls sideways', element, `${element.scrollWidth} > ${element.clientWidth} px`);
  }

  const pen = document.createElement('canvas').getContext('2d')!;
  for (const select of document.querySelectorAll<HTMLSelectElement>('.table select')) {
    if (!isVisible(select)) continue;
    const style = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    pen.font = style.font;
    const { width: needed } = pen.measureText(select.selectedOptions[0]?.text ?? '');
    if (needed > room + 1) report('text of a select cut', select, `${Math.round(needed)} > ${Math.round(room)} px`);
  }
  for (const tile of document.querySelectorAll('.actions [data-symbol], .actions button')) {
    const box = tile.getBoundingClientRect();
    for (const symbol of [...tile.querySelectorAll('svg')].filter(isVisible)) {
      const { left, top, right, bottom } = symbol.getBoundingClientRect();
      const outside = Math.max(box.left - left, right - box.right);
      if (outside > 1) report('symbol sticks out', tile, `${Math.round(outside)} px`);
      for (const number of tile.matches('[data-symbol]') ? tile.querySelectorAll('b') : []) {
        const on = number.getBoundingClientRect();
        const isBeside = on.left > right - 1 || on.right < left + 1 || on.top > bottom - 1 || on.bottom < top + 1;
        if (isVisible(number) && !isBeside) report('number on its symbol', tile, number.textContent);
      }
    }
  }

  if (state === 'dialog') {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    if (dialog === undefined) return [...problems, { kind: 'no dialog', selector: '', text: '', detail: '' }];
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      report('dialog off screen', dialog, `y ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`);
    }
    for (const box of [dialog, ...dialog.querySelectorAll('*')]) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY) || !isVisible(box)) continue;
      const enough = Math.min(box.scrollHeight, innerHeight * 0.35, 200);
      if (box.clientHeight < enough) report('dialog hides its content', box, `${box.clientHeight} px high`);
    }
    return problems;
  }

  const primary = [...document.querySelectorAll('.side .primary')].filter(isVisible);
  if (primary.length > 1) {
    report('several primary buttons', primary[0]!, primary.map((one) => `"${nameOf(one)}"`).join(', '));
  }
  const prompt = document.querySelector('.ask-you');
  const choices = [...document.querySelectorAll(choice)].filter(isVisible);
  if (state === 'asked') {
    if (prompt === null) report('no prompt', null, '');
    else if (trouble(prompt) !== null) report('prompt out of sight', prompt, trouble(prompt)!);
    // A choice may be cut by the edge of the screen as long as there is enough of it to read and press.
    if (!choices.some((one) => trouble(one, 40) === null)) {
      report('no choice in sight', choices[0] ?? null, choices[0] === undefined ? '' : trouble(choices[0])!);
    }
  } else {
    const send = document.querySelector('[data-send]');
    if (send === null) report('no button to send', null, '');
    else if (trouble(send) !== null) report('send button out of sight', send, trouble(send)!);
    const text = document.querySelector('.confirm-text');
    // Letters reach a little below their last line.
    if (text !== null && text.scrollHeight > text.clientHeight + 4) {
      report('what the choice does is cut', text, `${text.scrollHeight} > ${text.clientHeight} px`);
    }
  }
  const named = new Map<string, Element>();
  for (const one of choices) {
    const name = nameOf(one);
    const other = named.get(name);
    named.set(name, one);
    if (name === '') report('choice without a name', one, one.getAttribute('data-move') ?? '');
    if (other === undefined || other.getAttribute('data-move') === one.getAttribute('data-move')) continue;
    report('same name', one, `${other.getAttribute('data-move')} and ${one.getAttribute('data-move')}`);
  }
  return problems;
}
