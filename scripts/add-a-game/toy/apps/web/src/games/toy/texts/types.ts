import type { GameTexts } from '../../ui.ts';

export interface ToyTexts extends GameTexts {
  readonly ask: string;
  readonly wait: string;
  readonly over: string;
  readonly own: (value: number | null) => string;
  readonly bid: (value: number) => string;
  readonly hasBid: (name: string) => string;
}
