/** How the list of the gallery can be ordered; by length only what has been measured. Not beside the schemas, which pages do not load. */
export const GALLERY_ORDERS = ['newest', 'best', 'raced', 'shortest', 'longest'] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];
