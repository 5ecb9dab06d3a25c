import type { ChampionshipRole } from '@paddock/protocol';
import type { Generated } from 'kysely';

/** Rows of the database: championships, the arena and the gallery. */

/** A version of something that somebody has published: a value of a `data` option of a game. */
export interface GalleryItemRow {
  /** The hash of the value. */
  id: string;
  /** The id of its first version. */
  entry: string;
  version: number;
  /** 1 for the latest version, which lists show. */
  is_latest: Generated<number>;
  game: string;
  option: string;
  name: string;
  /** The name without case and accents. */
  search_name: string;
  author: string;
  published_at: number;
  withdrawn_at: Generated<number | null>;
  /** 1 if the admin has hidden it. */
  hidden: Generated<number>;
  forked_from: string | null;
  /** What lists show of it (JSON). */
  description: string;
  /** Canonical JSON; `null` after the author's account was deleted. */
  value: string | null;
  design: string | null;
  rating_count: Generated<number>;
  rating_total: Generated<number>;
  /** The mean rating that few ratings hardly change, in thousandths of a star. */
  score: number;
  races: Generated<number>;
  /** Figures of the balance report (JSON); `null` until they are computed. */
  balance: Generated<string | null>;
  /** The turns of a race in these figures, in tenths. */
  balance_turns: Generated<number | null>;
  balance_attempts: Generated<number>;
  /** Until when a process computes them; 0 if none does. */
  balance_leased_until: Generated<number>;
}

export interface GalleryRatingRow {
  item: string;
  person: string;
  stars: number;
  at: number;
}

/** A design that only its person sees. */
export interface DesignRow {
  person: string;
  id: string;
  game: string;
  option: string;
  name: string;
  version: number;
  updated_at: number;
  design: string;
}

/** A BOT account that waits for a race in the arena. */
export interface ArenaWaitingRow {
  game: string;
  person: string;
  since: number;
  expires_at: number;
}

/** Which tables are races of the arena. */
export interface ArenaRaceRow {
  table_id: string;
  game: string;
  started_at: number;
}

/** A championship. Everything that happens in it is in its events. */
export interface ChampionshipRow {
  id: string;
  name: string;
  organiser: string;
  listed: number;
  /** `ChampionshipSettings` as JSON. */
  settings: string;
  phase: 'entry' | 'running' | 'over' | 'cancelled';
  /** The number of its events. Who adds some changes it, so that no two processes add the same. */
  length: number;
  created_at: number;
}

export interface ChampionshipEventRow {
  championship_id: string;
  number: number;
  /** `ChampionshipEvent` as JSON. */
  body: string;
}

/** Who organises a championship, takes part in it or is invited to it, derived from its events. */
export interface ChampionshipPersonRow {
  championship_id: string;
  person: string;
  role: ChampionshipRole;
}
