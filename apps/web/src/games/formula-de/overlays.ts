import type { Overlays, WindowSize } from './camera-framing.ts';

/** From this width on, what lies over the board is drawn larger (overlays.css). */
const LARGE_BOARD = { minWidth: 1600, scale: 1.5 };
const NARROW_BOARD_PX = 600;
/** Below this height only two buttons of the camera are shown while it follows (overlays.css). */
const LOW_BOARD_PX = 340;

/** The buttons of the camera lie at the lower left. */
function buttonsOf({ width, height }: WindowSize): Overlays['bottom'] {
  if (height < LOW_BOARD_PX) return { left: 0, width: 104, height: 56 };
  const scale = width >= LARGE_BOARD.minWidth ? LARGE_BOARD.scale : 1;
  return { left: 0, width: 190 * scale, height: 56 * scale };
}

/** While a gear is chosen: its headline lies over the upper edge, on a narrow board all along it. */
export function overlaysOfGears(size: WindowSize): Overlays {
  const isNarrow = size.width < NARROW_BOARD_PX;
  const width = isNarrow ? size.width : Math.min(size.width, Math.max(560, 0.4 * size.width));
  return {
    top: { left: (size.width - width) / 2, width, height: isNarrow ? 40 : 48 },
    bottom: buttonsOf(size),
  };
}

/** After the roll: the die lies at the upper left. */
export function overlaysOfDrive(size: WindowSize): Overlays {
  const scale = size.width >= LARGE_BOARD.minWidth ? LARGE_BOARD.scale : 1;
  return { top: { left: 0, width: 74 * scale, height: 74 * scale }, bottom: buttonsOf(size) };
}
