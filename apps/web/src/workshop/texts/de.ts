import type { WorkshopLinkTexts } from './types.ts';

export const workshopLinkTexts: WorkshopLinkTexts = {
  title: 'Werkstatt',
  lead: 'Zeichne eine eigene Strecke, sieh gleich, wie sie aussehen wird, fahr darauf und schick sie deinen Freunden.',
  editor: 'Strecke zeichnen',
  homeHint: 'Zeichne deine eigene Strecke und fahr darauf.',
};
