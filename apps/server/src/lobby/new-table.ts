import { randomInt } from 'node:crypto';
import { findGame } from '@paddock/games';
import { commitmentOf, createSeed, resolveOptions } from '@paddock/kernel';
import type { NewTable } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { TableRow } from '../storage/schema.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Twelve characters cannot be guessed: the id of a private table is its key. */
const ID_LENGTH = 12;

/** A new id of a table or a championship. */
export function createId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

type Settings = Pick<
  NewTable,
  'game' | 'options' | 'listed' | 'time' | 'chat' | 'hints' | 'coach' | 'language' | 'spectatorDelay'
>;

/** A table before its race, with a new seed. Refuses options that the game does not know. */
export function createTableRow(id: string, seats: number, settings: Settings, createdAt: number): TableRow {
  const { game, listed = false, time = { kind: 'none' }, chat = true } = settings;
  const definition = findGame(game);
  if (definition === undefined) throw new Refusal('bad-request', `there is no game "${game}"`);
  const options = resolveOptions(definition, seats, settings.options ?? {});
  if (!options.ok) throw new Refusal('bad-request', options.error);
  const seed = createSeed();
  return {
    id,
    game,
    rules_version: definition.rulesVersion,
    options: JSON.stringify(options.value),
    listed: listed ? 1 : 0,
    phase: 'open',
    host: '',
    time: JSON.stringify(time),
    chat: chat ? 1 : 0,
    hints: settings.hints ?? null,
    coach: settings.coach === true ? 1 : 0,
    language: settings.language ?? null,
    spectator_delay: settings.spectatorDelay ?? 0,
    seed,
    seed_hash: commitmentOf(seed),
    binding: null,
    reveal_until: null,
    rematch_of: null,
    ranking: null,
    created_at: createdAt,
    started_at: null,
    ended_at: null,
  };
}
