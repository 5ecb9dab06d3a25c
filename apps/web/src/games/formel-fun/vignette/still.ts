import type { StillPicture } from '../../still-picture.ts';

export const still: StillPicture = {
  view: '-61 0 381 200',
  poses: {
    'ffv-car ffv-car-0': 'translate(176 164)',
    'ffv-car ffv-car-1': 'translate(196 14) rotate(180)',
    'ffv-car ffv-car-2': 'translate(233 56) rotate(-130)',
    'ffv-card ffv-card-back': 'translate(226 104) rotate(-8)',
    'ffv-card': 'translate(252 96) rotate(9)',
  },
};
