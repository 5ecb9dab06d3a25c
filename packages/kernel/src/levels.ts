/** The strengths of bots that people choose from, weakest first. This is the only list of them. */
export const LEVELS = ['rookie', 'amateur', 'pro', 'champion'] as const;
export type Level = (typeof LEVELS)[number];
