import type { TextMap } from '../../base/texts/types.ts';

export interface PremoveTexts extends TextMap<
  'title' | 'hint' | 'next' | 'more' | 'full' | 'dropped' | 'understood' | 'offline' | 'failed' | 'secret'
> {
  readonly remove: (choice: string) => string;
  readonly choice: (n: number) => string;
  readonly planned: (n: number) => string;
}
