import type { FormelFunTypes } from '@paddock/formel-fun';
import { applyEvent } from '@paddock/formel-fun/apply-event';
import type { Language } from '../../base/texts/language.ts';
import type { GameUi } from '../ui.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { illustrations } from './illustrations.tsx';
import { lesson } from './lesson.ts';
import { durationMs, revealAt, hasSecrets, soundOf } from './animation.ts';
import type { FormelFunTexts } from './texts/types.ts';
import { prompt, describeMove, describePosition, scoreText, seatFacts, describeEvent } from './sentences.ts';

export const ui: GameUi<FormelFunTypes, FormelFunTexts> = {
  id: 'formel-fun',
  Board,
  Actions,
  Illustrations: illustrations,
  prompt,
  describeEvent,
  describePosition,
  moveVerb: () => 'playCard',
  describeMove,
  seatFacts,
  scoreText,
  durationMs,
  revealAt,
  applyEvent,
  soundOf,
  hasSecrets,
  lesson,
};

export const texts: Readonly<Record<Language, () => Promise<FormelFunTexts>>> = {
  en: () => import('./texts/en.ts').then((module) => module.default),
  fr: () => import('./texts/fr.ts').then((module) => module.default),
  de: () => import('./texts/de.ts').then((module) => module.default),
};
