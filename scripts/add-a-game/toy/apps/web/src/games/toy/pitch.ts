import type { Language } from '../../base/texts/language.ts';

export const pitch: Readonly<Record<Language, string>> = {
  en: 'A secret number, a secret bid, and the higher sum wins.',
  fr: 'Un nombre secret, une mise secrète, et la plus grande somme gagne.',
  de: 'Eine geheime Zahl, ein geheimes Gebot, und die höhere Summe gewinnt.',
};
