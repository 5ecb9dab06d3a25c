import type { Kind } from '@paddock/kernel';

/** A game drawn and told in text, from what the contract gives to everybody: view, preview and events. */
export interface Board<K extends Kind = Kind> {
  draw(view: K['view']): string;
  /** One choice in a few words, with what it will do. */
  offer(move: K['move'], preview: K['preview']): string;
  /** What happened, as a sentence; `null` for what the drawing shows well enough. */
  tell(event: K['event'], names: readonly string[]): string | null;
}
