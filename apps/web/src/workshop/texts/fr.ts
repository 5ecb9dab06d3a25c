import type { WorkshopLinkTexts } from './types.ts';

export const workshopLinkTexts: WorkshopLinkTexts = {
  title: 'Atelier',
  lead: 'Dessinez votre propre circuit, voyez aussitôt son allure, courez dessus et envoyez-le à vos amis.',
  editor: 'Dessiner un circuit',
  homeHint: 'Dessinez votre circuit et courez dessus.',
};
