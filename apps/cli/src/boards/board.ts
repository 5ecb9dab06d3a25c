import type { Kind, Seat } from '@paddock/kernel';

/** A game drawn and told in text, from what the contract gives to everybody: view, preview and events. */
export interface Board<K extends Kind = Kind> {
  /** `choices` are the previews of what the viewer may choose from, in the order in which they are numbered. */
  draw(view: K['view'], choices?: readonly K['preview'][]): string;
  /** One choice in a few words, with what it will do. */
  offer(move: K['move'], preview: K['preview']): string;
  /** What happened, as a sentence; `null` for what the drawing shows well enough. */
  tell(event: K['event'], names: readonly string[]): string | null;
}

/** The name of the person at the keyboard. */
export const YOU = 'You';

/** A player and what they do: "You play", "greedy 1 plays". */
export function says(names: readonly string[], seat: Seat, you: string, others: string): string {
  return `${names[seat]} ${names[seat] === YOU ? you : others}`;
}
