import type { StillPicture } from '../../still-picture.ts';

export const still: StillPicture = {
  view: '-261 -46 558 293',
  poses: {},
  css: '.vfo-plus{display:none}',
};
