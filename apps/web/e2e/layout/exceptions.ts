import type { TextExceptions } from './texts.ts';

/** Intended exceptions. Keep the list short and give reasons. */
export const TEXT_EXCEPTIONS: TextExceptions = {
  cut: [
    // Names that people give themselves may be too long for their place.
    '.tower-name',
    // The board of Formula Dé is moved and zoomed: what is beyond its edge is elsewhere on the circuit.
    '[data-game="formula-de"] .table-board svg',
    // A small board is enlarged around the choice: the rest of it is beyond the edge.
    '.board-zoom[style*="scale("]',
  ].join(', '),
  // Nothing may overlap.
  overlap: ':not(*)',
  covered: [
    // Boxes that scroll hide what is above and below, or beside them.
    '.log-list',
    '.tower-list',
    // In a fan each card lies over the middle and the lower right number of the one before. Its upper left number stays in sight.
    '.fo-hand :is(.fo-card-digit, .fo-card-turned)',
    // The board of Formula Dé can be moved from below the buttons of its camera.
    '[data-game="formula-de"] .table-board .car-number',
  ].join(', '),
};

/** Boxes that are meant to scroll sideways: the timing tower on a phone. */
export const HORIZONTAL_SCROLLERS = '.tower-list';
