/** A message from the parent process to a server of this soak test. */
export type FaultMessage = { readonly stepClockMs: number } | { readonly fullDisk: boolean };
