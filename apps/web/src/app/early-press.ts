/**
 * The button that was pressed last on the prerendered page, before anything could react to it (index.html marks it). From now on React
 * hears of every press itself.
 */
export function takePressedButton(root: HTMLElement): HTMLElement | null {
  root.dataset['reacts'] = '';
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  delete pressed?.dataset['pressed'];
  return pressed;
}
