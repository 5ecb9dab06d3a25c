import type { StillPicture } from '../../still-picture.ts';

export const still: StillPicture = {
  view: '-61 0 381 200',
  poses: {
    'vfd-car': 'translate(279 51.3) rotate(49)',
    'vfd-car 2': 'translate(234.7 139.9) rotate(181)',
    'vfd-car 3': 'translate(177.5 160) rotate(143)',
  },
  css: '.vfd-kerb{stroke-dasharray:6.8 6.8}',
};
