import { selection, type Selection } from 'd3-selection';

/**
 * Stands for d3-transition, which d3-zoom imports only to stop transitions that are under way. The site animates with
 * styles and makes none, so that all of d3-transition would be loaded for nothing.
 */
export function interrupt(): void {}

Object.assign(selection.prototype, {
  interrupt<T extends Selection<Element, unknown, null, undefined>>(this: T): T {
    return this;
  },
});
