import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { type DragTarget, formatTarget } from '../tools.ts';

/** How far a key moves something, in board units, and with the shift key. */
const STEP = 6;
const LARGE_STEP = 40;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface MarkActions {
  readonly onNudge: (target: DragTarget, dx: number, dy: number) => void;
  /** By the enter key, as by a tap. */
  readonly onTap: (target: DragTarget) => void;
  readonly onFocus: (target: DragTarget) => void;
  readonly onRemove: () => void;
  readonly onInsert?: () => void;
}

interface MarkProps extends MarkActions {
  readonly target: DragTarget;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly className: string;
  readonly isSelected: boolean;
  /** Turned by so many degrees. */
  readonly angle?: number;
  readonly children: ReactNode;
}

/** Something on the board that can be dragged, or focused and moved by key. It is as large at every scale. */
export function Mark(props: MarkProps): ReactElement {
  const { target, x, y, label, className, isSelected, angle = 0, children } = props;
  const { onNudge, onTap, onFocus, onRemove, onInsert } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onNudge(target, arrow[0] * step, arrow[1] * step);
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Enter' || event.key === ' ') onTap(target);
    else if ((event.key === 'Insert' || event.key === '+') && onInsert !== undefined) onInsert();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      className={isSelected ? `fd-mark ${className} fd-mark-selected` : `fd-mark ${className}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(var(--fd-px, 1)) rotate(${angle}deg)` }}
      data-drag={formatTarget(target)}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      onFocus={() => !isSelected && onFocus(target)}
      onKeyDown={onKeyDown}
    >
      <circle className="fd-mark-grip" r="22" />
      {children}
    </g>
  );
}
