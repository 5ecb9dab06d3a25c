/** So long must somebody be away from a race without a clock before the others may let a bot drive for them. */
export const AUTOPILOT_ALLOWED_AFTER_MS = 120_000;
