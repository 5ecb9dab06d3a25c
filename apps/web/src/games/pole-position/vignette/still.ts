import type { StillPicture } from '../../still-picture.ts';

export const still: StillPicture = {
  view: '-186 -26 480 252',
  poses: {
    'vpp-car vpp-car-0': 'translate(172 40)',
    'vpp-car vpp-car-1': 'translate(160 160) rotate(180)',
    'vpp-car vpp-car-2': 'translate(267 128) rotate(96)',
  },
  css: '.vpp-back{display:none}.vpp-cells{stroke-dasharray:1.4 25.7;stroke-dashoffset:-13.5}',
};
