import type { ReactElement } from 'react';
import type { NumberLayout } from './formula-layout.ts';
import type { Composer } from './composer.ts';
import type { Slot } from './draft.ts';
import { slotId } from './composer-state.ts';

interface SlotProps {
  readonly slot: Slot;
  readonly composer: Composer | null;
  readonly hover: string | null;
}

/** The classes of a slot: possible for the held card, selected, or under the dragged card. */
export function slotClass({ slot, composer, hover }: SlotProps, name: string): string {
  const id = slotId(slot);
  const target = composer?.state.target ?? null;
  const states = [
    composer !== null && composer.state.held !== null ? 'fo-wanted' : '',
    target !== null && slotId(target) === id ? 'fo-target' : '',
    hover === id ? 'fo-over' : '',
  ];
  return `fo-tap ${name} ${states.join(' ')}`;
}

/** A slot at the end of a number, to make it longer. */
export function EdgeSlot(props: SlotProps & { x: number; laid: NumberLayout; full?: boolean }): ReactElement {
  const { slot, composer, x, laid, full = false } = props;
  const { w, y } = laid;
  const width = full ? w : w * 0.36;
  const height = w * 1.4;
  return (
    <g
      className={slotClass(props, full ? 'fo-slot fo-slot-full' : 'fo-slot')}
      data-fo-slot={slotId(slot)}
      onClick={() => composer?.tapSlot(slot)}
    >
      <rect
        className="fo-slot-hit"
        x={x - Math.max(width, w * 0.5) / 2}
        y={y - height / 2}
        width={Math.max(width, w * 0.5)}
        height={height}
      />
      <rect
        className="fo-slot-frame"
        x={x - width / 2 + 2}
        y={y - height / 2 + 2}
        width={width - 4}
        height={height - 4}
        rx={w * 0.09}
      />
    </g>
  );
}

/** A bar below a number of several cards: a card put there covers all of them. */
export function WholeNumberSlot(props: SlotProps & { laid: NumberLayout; active: boolean }): ReactElement {
  const { slot, composer, laid, active } = props;
  const { w, y, cards } = laid;
  const left = cards[0]! - w / 2;
  const width = cards.at(-1)! - cards[0]! + w;
  return (
    <g
      className={slotClass(props, active ? 'fo-slot fo-whole fo-whole-active' : 'fo-slot fo-whole')}
      data-fo-slot={slotId(slot)}
      onClick={() => composer?.tapSlot(slot)}
    >
      <rect className="fo-slot-hit" x={left} y={y + w * 0.74} width={width} height={w * 0.38} />
      <path className="fo-whole-bar" d={`M${left + 4} ${y + w * 0.76}v${w * 0.09}h${width - 8}v${-w * 0.09}`} />
    </g>
  );
}
