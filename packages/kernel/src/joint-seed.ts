import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, explainOutcome } from './fairness.ts';
import { canonicalJson } from './json.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * Dice that no single party chooses: they follow from the server's seed and from a nonce of every person at the table.
 *
 * The server commits to its seed before anybody sits down. Each browser commits to its nonce when it sits down and
 * reveals it when the race begins, so nobody can fit their part to the others'. Who sits where is drawn from the same key.
 */

/** What a person contributes to the dice. */
export interface Contribution {
  /** SHA-256 of the nonce's bytes, sent when the person sat down. */
  readonly commitment: string;
  /** 64 hexadecimal digits; `null` when it was not revealed in time: then it does not count. */
  readonly nonce: string | null;
}

/** What the dice of a race are derived from besides the server's seed. */
export interface DiceBinding {
  /** The id of the table. */
  readonly table: string;
  /** One for each occupant, in the order before seats were drawn; `null` for bots and others who contribute nothing. */
  readonly contributions: readonly (Contribution | null)[];
  /** By seat: the index of the occupant that was drawn for it. */
  readonly seating: readonly number[];
}

/** The race that a binding belongs to. */
export interface BoundRace {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
}

/**
 * The key of a race's dice, in the form of a seed: HMAC-SHA-256 with the server seed's bytes as key, over the canonical
 * JSON of table, nonces, game, options and version of the rules.
 */
export function createJointSeed(
  serverSeed: string,
  { game, rulesVersion, options }: BoundRace,
  { table, contributions }: Pick<DiceBinding, 'table' | 'contributions'>,
): string {
  const nonces = contributions.map((contribution) => contribution?.nonce ?? null);
  const message = canonicalJson({ game, nonces, options, rulesVersion, table });
  return bytesToHex(hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(message)));
}

/**
 * Who sits where: for each seat in turn one of the remaining occupants. The draws have the entry numbers -1, -2 … of the
 * race's own dice.
 */
export function drawSeating(seed: string, occupantCount: number): number[] {
  const remaining = Array.from({ length: occupantCount }, (_, index) => index);
  const seating: number[] = [];
  while (remaining.length > 0) {
    const { outcome } = explainOutcome(seed, -1 - seating.length, remaining.length);
    seating.push(...remaining.splice(outcome, 1));
  }
  return seating;
}

/** Checks that every nonce fits its commitment and that seats were drawn by the dice. */
export function checkBinding(seed: string, { contributions, seating }: DiceBinding): Result<null> {
  for (const [occupant, contribution] of contributions.entries()) {
    if (contribution === null || contribution.nonce === null) continue;
    if (commitmentOf(contribution.nonce) !== contribution.commitment) {
      return fail(`the nonce of occupant ${occupant} is not the one that was committed to`);
    }
  }
  const drawn = drawSeating(seed, contributions.length);
  if (drawn.length !== seating.length || drawn.some((occupant, seat) => occupant !== seating[seat])) {
    return fail(`the seats were not drawn by the dice: they give ${drawn.join(', ')}`);
  }
  return ok(null);
}

/**
 * What is public of the dice when people reveal their nonces. Nothing of it may change from then on: an operator who
 * knows the nonces could otherwise try other commitments, orders or options until the dice suit them.
 */
export interface DiceTerms {
  readonly table: string;
  readonly seedHash: string;
  readonly game: string;
  readonly options: object;
  /** In the order of the occupants; `null` for those who contribute nothing. */
  readonly commitments: readonly (string | null)[];
}

/** The SHA-256 of the terms' canonical JSON. */
export function diceTermsDigest({ table, seedHash, game, options, commitments }: DiceTerms): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ commitments, game, options, seedHash, table }))));
}

/** What a browser stored by itself before the race, so that nobody else can change it afterwards. */
export interface DicePin {
  readonly table: string;
  /** The first commitment of the server that it saw. */
  readonly seedHash: string;
  /** The digest of the terms it saw when nonces were revealed; `null` if it was not there then. */
  readonly terms: string | null;
  /** The nonce it gave; `null` if it gave none. */
  readonly nonce: string | null;
}

/** Why a record does not match a browser's pin. Each code is a way in which an operator could cheat. */
export type PinMismatch = 'other-table' | 'seed-replaced' | 'not-contributed' | 'nonce-dropped' | 'terms-changed';

/** Compares a record with a browser's pin. Returns the seat of the person whose nonce it is, or `null` without one. */
export function compareWithPin(
  record: Omit<BoundRace, 'rulesVersion'> & { readonly seedHash: string; readonly binding?: DiceBinding },
  pin: DicePin,
): Result<number | null, PinMismatch> {
  const { binding, seedHash, game, options } = record;
  if (binding === undefined || binding.table !== pin.table) return fail('other-table');
  if (seedHash !== pin.seedHash) return fail('seed-replaced');
  const { table, contributions, seating } = binding;
  const commitments = contributions.map((contribution) => contribution?.commitment ?? null);
  if (pin.nonce !== null && !commitments.includes(commitmentOf(pin.nonce))) return fail('not-contributed');
  if (pin.terms !== null && diceTermsDigest({ table, seedHash, game, options, commitments }) !== pin.terms) {
    return fail('terms-changed');
  }
  if (pin.nonce === null) return ok(null);
  // Found by the nonce: another person may have copied the commitment, but cannot reveal the nonce.
  const occupant = contributions.findIndex((contribution) => contribution?.nonce === pin.nonce);
  return occupant === -1 ? fail('nonce-dropped') : ok(seating.indexOf(occupant));
}
