/**
 * How many times slower this machine is than a quiet one, while other programs keep it busy: `SOAK_SLOWNESS=4 npm run soak -- crash`.
 * Servers live so many times longer between two kills, and are allowed so many times the usual delay.
 */
export const SLOWNESS = Number(process.env['SOAK_SLOWNESS'] ?? '1');
