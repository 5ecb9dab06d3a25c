import { isDraw, type FormulaMove } from '@paddock/formula';
import type { KeyBindings } from '../../kit/key-bindings.ts';
import type { Composer } from './composer.ts';
import { openJoker } from './draft.ts';
import type { FormulaTableProps } from './sentences.ts';
import { NUMBER_LETTERS, type NumberLetter } from './signs.ts';

/** The keys of a turn. `focusNumber` selects a number for typing. */
export function keyBindingsFor(
  props: FormulaTableProps,
  composer: Composer,
  move: FormulaMove | null,
  focusNumber: (place: NumberLetter) => void,
): KeyBindings {
  const { chosen, position } = props;
  const keys: Record<string, () => void> = {
    j: () => composer.change({ joker: !composer.state.joker }),
    d: () => {
      const draw = position.legal.find(isDraw);
      if (draw !== undefined) props.choose(draw);
    },
    Backspace: () => composer.erase(),
    Delete: () => composer.clear(),
    '+': () => composer.setOp('+'),
    '-': () => composer.setOp('-'),
    '−': () => composer.setOp('-'),
    x: () => composer.setOp('x'),
    '*': () => composer.setOp('x'),
    '/': () => composer.setOp('/'),
    ':': () => composer.setOp('/'),
  };
  for (const digit of '0123456789') {
    keys[digit] = () => {
      if (openJoker(composer.state.draft) === null) composer.type(digit);
      else composer.nameJoker(digit);
    };
  }
  for (const place of NUMBER_LETTERS) keys[place] = () => focusNumber(place);
  // Enter chooses the draft; the page itself submits a chosen move.
  if (chosen === null && move !== null) keys['Enter'] = () => props.choose(move);
  return keys;
}
