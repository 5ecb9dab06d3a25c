import type { GameTypes, Seat } from '@paddock/kernel';

/** Draws positions and describes moves and events as text, from view, previews and events. */
export interface TextBoard<K extends GameTypes = GameTypes> {
  /** `choices` are the previews of the legal moves of the viewer, in the order of their numbers. */
  draw(view: K['view'], choices?: readonly K['preview'][]): string;
  /** One legal move in a few words, with its effect. */
  describeMove(move: K['move'], preview: K['preview']): string;
  /** An event as a sentence; `null` if the drawing shows it well enough. */
  describeEvent(event: K['event'], names: readonly string[]): string | null;
}

/** The name of the player at the keyboard. */
export const YOU = 'You';

/** A player and a verb: "You play", "greedy 1 plays". */
export function formatAction(names: readonly string[], seat: Seat, you: string, others: string): string {
  return `${names[seat]} ${names[seat] === YOU ? you : others}`;
}
