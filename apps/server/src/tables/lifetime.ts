import { paceOf } from '@paddock/protocol';

// A released migration imports it from here.
export { turnSecondsOf } from '@paddock/protocol';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A live table is in the lobby while somebody who sits there is present. Presence is renewed more often than this. */
const SHOWN_MS = MINUTE_MS;
/** A page that is loaded again is back within this. */
const LEAVE_GRACE_MS = 10 * SECOND_MS;

/** How long a waiting table is kept after somebody who sits there was last present. */
const KEEP_LIVE_MS = 30 * MINUTE_MS;
const KEEP_INVITED_MS = DAY_MS;
const KEEP_CORRESPONDENCE_MS = 7 * DAY_MS;

/** Until when a waiting table is shown in the lobby, and until when it is kept. */
export interface Lifetime {
  readonly shown_until: number;
  readonly expires_at: number;
}

interface Waiting {
  readonly turnSeconds: number | null;
  readonly sitters: readonly { readonly kind: string }[];
}

/** The lifetime of a table at which somebody is present, or that was just made or changed. */
export function renewedLifetime(table: Waiting, now: number): Lifetime {
  const expires_at = now + keepMs(table);
  return { shown_until: isCorrespondence(table) ? expires_at : now + SHOWN_MS, expires_at };
}

/** The same for a table that the last of those who sit there has just left. */
export function leftLifetime(table: Waiting, now: number): Lifetime {
  const expires_at = now + keepMs(table);
  return { shown_until: isCorrespondence(table) ? expires_at : now + LEAVE_GRACE_MS, expires_at };
}

function keepMs(table: Waiting): number {
  if (isCorrespondence(table)) return KEEP_CORRESPONDENCE_MS;
  return table.sitters.some(({ kind }) => kind === 'invited') ? KEEP_INVITED_MS : KEEP_LIVE_MS;
}

/** A table where no person sits has nobody to wait for, whatever its clock. */
function isCorrespondence({ turnSeconds, sitters }: Waiting): boolean {
  return paceOf(turnSeconds) === 'correspondence' && sitters.some(({ kind }) => kind === 'person');
}
