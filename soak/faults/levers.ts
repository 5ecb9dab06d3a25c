/** What the parent tells a server of this soak. */
export type Lever = { readonly stepClockMs: number } | { readonly fullDisk: boolean };
