import type { StillPicture } from '../../still-picture.ts';

export const still: StillPicture = { view: '0 0 320 168', poses: {} };
