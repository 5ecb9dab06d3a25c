import {
  appendEntry,
  startMatch,
  canonicalJson,
  type GameDefinition,
  type GameTypes,
  type Match,
  parseRecord,
  formatRecord,
  playToEnd,
  createFairDice,
  createRecord,
  replayRecord,
  Rng,
  isSameJson,
  seedFromText,
  submitMove,
  verifyRecord,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { fuzzGame } from './fuzz.ts';
import { checkEvents, checkSecrets, type Secrecy } from './secrecy.ts';
import { checkAppliedEvents } from './applied-events.ts';
import { playPremoves, type PremoveCount } from './premoves.ts';
import { coveringSetups, describeSetup, type Setup } from './setups.ts';
import { playRandomly } from './walk.ts';

export interface Claims<K extends GameTypes> {
  /** Whether a seat at this table has something to hide from the others. */
  hides(setup: Setup<K>): boolean;
  /** Whether the coming move may uncover what was hidden (face-down cards turned over together). */
  uncovers?(state: K['state']): boolean;
  /** Random games for each table. */
  readonly games?: number;
}

/** The promises of the contract, which every game keeps at every table. */
export function conformance<K extends GameTypes>(definition: GameDefinition<K>, claims: Claims<K>): void {
  const games = claims.games ?? 3;
  describe.each(coveringSetups(definition).map((setup) => [describeSetup(setup), setup] as const))(
    `${definition.id}: the contract with %s`,
    (name, setup) => {
      const start = (): Match<K> => startMatch(definition, setup.seats, setup.options);
      const everywhere = (purpose: string, look: (match: Match<K>, rng: Rng) => void, every = 1): void => {
        for (let g = 0; g < games; g++) {
          const rng = Rng.from(`${purpose} ${name} ${g}`);
          playRandomly(start(), rng, (match) => {
            if (match.entries.length % every === 0) look(match, rng);
          });
        }
      };

      it('plays to the end within its bound, without dead ends, and every position passes its audit', () => {
        for (let g = 0; g < games; g++) {
          const { failure, entries } = fuzzGame(definition, `${name} ${g}`, { table: setup });
          expect(failure).toBeNull();
          expect(entries).toBeGreaterThan(0);
        }
      });

      it('legal moves are stable, free of duplicates, told apart by moveId, and none for seats not awaited', () => {
        everywhere('legal', ({ game, state }) => {
          const awaiting = game.awaiting(state);
          const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
          for (let seat = 0; seat < setup.seats; seat++) {
            const legal = game.legalMoves(state, seat);
            if (!awaited.includes(seat)) {
              expect(legal).toHaveLength(0);
              continue;
            }
            expect(legal.length).toBeGreaterThan(0);
            expect(new Set(legal.map((move) => canonicalJson(move))).size).toBe(legal.length);
            expect(new Set(legal.map((move) => game.moveId(move))).size).toBe(legal.length);
            expect(canonicalJson(game.legalMoves(game.clone(state), seat))).toBe(canonicalJson(legal));
          }
        });
      });

      it('illegal and out-of-turn moves are refused and change nothing', () => {
        everywhere(
          'refusals',
          (match) => {
            const { game, state } = match;
            const before = canonicalJson([state, match.entries.length]);
            const awaiting = game.awaiting(state);
            for (let seat = -1; seat <= setup.seats; seat++) {
              const awaited = awaiting.kind === 'moves' && awaiting.seats.includes(seat);
              const legal = awaited ? game.legalMoves(state, seat) : [];
              const foreign = game.legalMoves(state, awaiting.kind === 'moves' ? awaiting.seats[0]! : 0);
              const garbage = [
                null,
                undefined,
                7,
                'x',
                [],
                {},
                { ...legal[0], extra: 1 },
                foreign,
                ...(awaited ? [] : foreign),
              ];
              for (const move of garbage) {
                const answer = submitMove(match, seat, move);
                expect(answer.ok).toBe(false);
                const code = answer.ok ? '' : answer.error.code;
                expect(code).toBe(awaiting.kind === 'over' ? 'over' : awaited ? 'illegal' : 'not-awaited');
              }
            }
            expect(canonicalJson([state, match.entries.length])).toBe(before);
          },
          5,
        );
      });

      it('a clone is independent, and a state survives JSON', () => {
        everywhere(
          'clones',
          ({ definition: def, game, state }, rng) => {
            const text = JSON.stringify(state);
            const parsed = JSON.parse(text) as K['state'];
            expect(isSameJson(parsed, state)).toBe(true);
            const copy = game.clone(state);
            expect(JSON.stringify(copy)).toBe(text);
            // What is played on the copy and on the parsed text must agree, and leave the original alone.
            const seed = `${rng.next()}`;
            const ends = [copy, parsed].map((s) => {
              let left = 40;
              const twin: Match<K> = { definition: def, game, state: s, entries: [] };
              playRandomly(twin, Rng.from(seed), () => left-- > 0);
              return canonicalJson(game.table(s));
            });
            expect(ends[0]).toBe(ends[1]);
            expect(JSON.stringify(state)).toBe(text);
          },
          7,
        );
      });

      it('a record replays to the same digest, survives its codec and is verified', () => {
        for (let g = 0; g < games; g++) {
          const seed = seedFromText(`${name} ${g}`);
          const rng = Rng.from(seed);
          const match = start();
          playToEnd(match, createFairDice(seed), ({ game, state }, seat) => rng.pick(game.legalMoves(state, seat)));
          const record = createRecord(match, seed);
          const parsed = parseRecord(formatRecord(record));
          if (!parsed.ok) throw new Error(parsed.error);
          const replayed = replayRecord(definition, parsed.value);
          if (!replayed.ok) throw new Error(replayed.error);
          expect(createRecord(replayed.value, seed).digest).toBe(record.digest);
          expect(verifyRecord(definition, parsed.value).ok).toBe(true);
        }
      });

      it('views are built by inclusion: what is slipped into a state never shows', () => {
        everywhere(
          'inclusion',
          ({ game, state }) => {
            const spiked = spike(JSON.parse(JSON.stringify(state))) as K['state'];
            for (const viewer of [null, ...Array.from({ length: setup.seats }, (_, s) => s)]) {
              expect(JSON.stringify(game.view(spiked, viewer))).not.toContain('smuggled');
            }
          },
          9,
        );
      });

      it('nobody learns what their seat may not know, and a sample varies exactly that', () => {
        const seen: Secrecy = { varied: false };
        everywhere('secrets', (match, rng) => checkSecrets(match, rng, seen), 3);
        expect(seen.varied).toBe(claims.hides(setup));
      });

      it('events tell no more than the views do', () => {
        everywhere('events', (match, rng) => checkEvents(match, rng, claims.uncovers?.(match.state) ?? false), 3);
      });

      it('folding the redacted events over a view gives the next view, for every viewer', () => {
        for (let g = 0; g < games; g++) checkAppliedEvents(start(), Rng.from(`applied ${name} ${g}`));
      });

      it('most premoves are legal when their turn comes', () => {
        const count: PremoveCount = { legal: 0, dropped: 0 };
        for (let g = 0; g < games; g++) playPremoves(start(), Rng.from(`premoves ${name} ${g}`), count);
        expect(count.legal).toBeGreaterThanOrEqual(count.dropped);
      });

      it('simultaneous choices commute', () => {
        everywhere('simultaneous', ({ definition: def, game, state }, rng) => {
          const awaiting = game.awaiting(state);
          if (awaiting.kind !== 'moves' || awaiting.seats.length < 2) return;
          const choices = awaiting.seats.map((seat) => [seat, rng.pick(game.legalMoves(state, seat))] as const);
          const ends = [choices, choices.toReversed()].map((order) => {
            const twin: Match<K> = { definition: def, game, state: game.clone(state), entries: [] };
            for (const choice of order) appendEntry(twin, choice);
            return canonicalJson(game.table(twin.state));
          });
          expect(ends[0]).toBe(ends[1]);
        });
      });
    },
  );
}

/** Slips a foreign member into every object. */
function spike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spike);
  if (value === null || typeof value !== 'object') return value;
  const spiked: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) spiked[key] = spike(member);
  spiked['smuggled'] = 'smuggled';
  return spiked;
}
