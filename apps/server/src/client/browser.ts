/** What is kept of the browser that a session is opened in. */
export interface BrowserInfo {
  /** Browser and system, in words. */
  readonly device: string;
  readonly address: string | null;
}

/**
 * Where an attempt to sign in comes from. A browser that has signed in to this account before is counted apart from all
 * others, so that nobody can lock the owner out by guessing.
 */
export type SignInSource = 'known-device' | 'other';
