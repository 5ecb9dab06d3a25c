/** How the list of the gallery can be ordered. Not beside the schemas, which pages do not load. */
export const GALLERY_ORDERS = ['newest', 'best', 'raced'] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];
