import type { WorkshopLinkTexts } from './types.ts';

export const workshopLinkTexts: WorkshopLinkTexts = {
  title: 'Workshop',
  lead: 'Draw a circuit of your own, see at once how it will look, race on it and send it to your friends.',
  editor: 'Draw a circuit',
  homeHint: 'Draw your own circuit and race on it.',
};
