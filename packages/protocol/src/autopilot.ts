/** How long a person must be away from a race without a clock before others may switch on their autopilot. */
export const AUTOPILOT_ALLOWED_AFTER_MS = 120_000;
