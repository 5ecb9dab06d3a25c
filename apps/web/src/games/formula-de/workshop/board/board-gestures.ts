import type { BoardPoint } from '@paddock/formula-de';
import type { BoardDrag } from '../drag.ts';
import { type DragTarget, parseTarget } from '../tools.ts';

/** A pointer that moves less than this taps. */
const TAP_PX = 5;
const LONG_PRESS_MS = 550;

interface GestureOptions {
  /** The point of the board under a pointer. */
  readonly toBoard: (event: MouseEvent) => BoardPoint;
  /** What is meant by a pointer on a target: grips are large and may overlap. */
  readonly resolveTarget: (target: DragTarget, point: BoardPoint) => DragTarget;
  readonly onTap: (point: BoardPoint) => void;
  readonly onTapTarget: (target: DragTarget) => void;
  /** A double tap, or a long press of a finger. */
  readonly onPress: (target: DragTarget | null, point: BoardPoint) => void;
  readonly onDrag: (drag: BoardDrag) => void;
  readonly onDragEnd: (isKept: boolean) => void;
}

interface HeldPointer {
  readonly id: number;
  readonly target: DragTarget;
  readonly from: BoardPoint;
  readonly x: number;
  readonly y: number;
  /** The latest event of it. */
  latest: PointerEvent;
  isDragging: boolean;
}

/**
 * Taps, drags and long presses on the things that lie on the board. Drags on anything else are left to the window around the
 * board, which moves, and so are two fingers, wherever they are. Listeners are native: those of React would come after those of
 * the window.
 */
export function attachBoardGestures(board: SVGSVGElement, options: GestureOptions): () => void {
  const { toBoard, resolveTarget, onTap, onTapTarget, onPress, onDrag, onDragEnd } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Set<number>();
  let held: HeldPointer | null = null;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let isClickIgnored = false;

  const targetOf = (event: MouseEvent): DragTarget | null => {
    const element = (event.target as Element).closest<SVGElement>('[data-drag]');
    return element === null ? null : resolveTarget(parseTarget(element.dataset['drag']!), toBoard(event));
  };
  /** The end of a drag or of a long press is no click. If the browser sends one, it does so before the next task. */
  const ignoreClick = (): void => {
    isClickIgnored = true;
    setTimeout(() => (isClickIgnored = false), 0);
  };
  /** Undoes the drag of one finger and leaves that finger to the window, which has not seen it yet. */
  const handOver = ({ id, latest, isDragging }: HeldPointer): void => {
    held = null;
    if (isDragging) {
      board.releasePointerCapture(id);
      onDragEnd(false);
    }
    const { pointerType, clientX, clientY } = latest;
    const down = { pointerId: id, pointerType, clientX, clientY, button: 0, bubbles: true };
    board.parentElement!.dispatchEvent(new PointerEvent('pointerdown', down));
  };
  const onDown = (event: PointerEvent): void => {
    clearTimeout(pressTimer);
    if (event.pointerType === 'touch') {
      fingers.add(event.pointerId);
      if (fingers.size > 1) {
        if (held !== null) handOver(held);
        return;
      }
    }
    // Another pointer while something is dragged.
    if (held !== null) return event.stopPropagation();
    if (event.button !== 0 || event.ctrlKey) return;
    const target = targetOf(event);
    const from = toBoard(event);
    if (event.pointerType === 'touch') {
      pressTimer = setTimeout(() => {
        if (held?.isDragging === true) return;
        held = null;
        isClickIgnored = true;
        onPress(target, from);
      }, LONG_PRESS_MS);
    }
    if (target === null) return;
    event.stopPropagation();
    const { pointerId: id, clientX: x, clientY: y } = event;
    held = { id, target, from, x, y, latest: event, isDragging: false };
  };
  const onMove = (event: PointerEvent): void => {
    if (held === null) {
      if (Math.hypot(event.movementX, event.movementY) > TAP_PX) clearTimeout(pressTimer);
      return;
    }
    if (event.pointerId !== held.id) return;
    event.stopPropagation();
    held.latest = event;
    if (!held.isDragging) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < TAP_PX) return;
      held.isDragging = true;
      clearTimeout(pressTimer);
      // Not before it is a drag: a captured pointer would click on the board instead of what is under it.
      board.setPointerCapture(event.pointerId);
    }
    onDrag({ target: held.target, from: held.from, to: toBoard(event) });
  };
  const onUp = (event: PointerEvent): void => {
    clearTimeout(pressTimer);
    if (isClickIgnored) ignoreClick();
    if (held === null || event.pointerId !== held.id) return;
    event.stopPropagation();
    const { isDragging } = held;
    held = null;
    if (!isDragging) return;
    ignoreClick();
    onDragEnd(event.type === 'pointerup');
  };
  const onClick = (event: MouseEvent): void => {
    if (isClickIgnored) return;
    const target = targetOf(event);
    if (target === null) onTap(toBoard(event));
    else onTapTarget(target);
  };
  const onDoubleClick = (event: MouseEvent): void => onPress(targetOf(event), toBoard(event));
  // The window captures the fingers that zoom it, so the board does not see their end.
  const forgetFinger = ({ pointerId }: PointerEvent): unknown => fingers.delete(pointerId);
  addEventListener('pointerup', forgetFinger, { signal, capture: true });
  addEventListener('pointercancel', forgetFinger, { signal, capture: true });
  board.addEventListener('pointerdown', onDown, { signal });
  board.addEventListener('pointermove', onMove, { signal });
  board.addEventListener('pointerup', onUp, { signal });
  board.addEventListener('pointercancel', onUp, { signal });
  board.addEventListener('click', onClick, { signal });
  board.addEventListener('dblclick', onDoubleClick, { signal });
  // A long press would open a menu.
  board.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => {
    clearTimeout(pressTimer);
    ending.abort();
  };
}
