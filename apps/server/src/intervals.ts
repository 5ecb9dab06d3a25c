/** How long background work waits. Tests shorten it. */
export interface Intervals {
  /** How often to look for due jobs and reminders. */
  readonly pollMs: number;
  /** Shorter absences from a table are ignored: a page that reloads, a network that is lost for a moment. */
  readonly presenceMs: number;
  /** Changes of the lobby are sent this often at most. */
  readonly lobbyMs: number;
  /** How long a quick match waits for people before bots take the free seats. */
  readonly quickMatchMs: number;
  /** The pause before a round of a championship that has no time of its own. */
  readonly championshipBreakMs: number;
  /** How long people have to sit down at their table of a championship. */
  readonly championshipGraceMs: number;
  /** How often to look for debriefs that are to be computed. */
  readonly debriefMs: number;
  /** How long the arena waits for more bots before a race begins with fewer than it has room for. */
  readonly arenaGatherMs: number;
}

export const DEFAULT_INTERVALS: Intervals = {
  pollMs: 1000,
  presenceMs: 1000,
  lobbyMs: 300,
  quickMatchMs: 20_000,
  championshipBreakMs: 30_000,
  championshipGraceMs: 120_000,
  debriefMs: 20_000,
  arenaGatherMs: 4000,
};
