/** Builds the pages when something they are made of has changed. */
export function buildSite(): Promise<void>;
