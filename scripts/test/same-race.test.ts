import { findBot } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { findGame } from '@paddock/games';
import { type Entry, type GameRecord, createJointSeed, resolveOptions, type Seat, verifyRecord } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { describe, expect, it, vi } from 'vitest';
import { parseBot } from '../../apps/cli/src/configured-bot.ts';
import { playInTerminal } from '../../apps/cli/src/play/table.ts';
import type { KeyboardPlayer } from '../../apps/cli/src/play/keyboard-player.ts';
import { positionIn } from '../../apps/server/test/player.ts';
import { IN_MEMORY, served } from '../../apps/server/test/served.ts';
import type { Step } from '../../apps/web/src/games/table-link.ts';
import { addTable } from '../../apps/web/src/worker/storage.ts';
import { LocalTables } from '../../apps/web/src/worker/tables.ts';

vi.mock('idb-keyval', () => import('../../apps/web/test/fake-idb-keyval.ts'));

/** A race of one person against two bots. */
interface Setup {
  readonly game: string;
  readonly level: string;
  readonly options: object;
}

/** A race as a program has played it. */
interface Race extends Setup {
  /** What its dice and bots follow from. */
  readonly seed: string;
  readonly personSeat: Seat;
  readonly entries: readonly Entry[];
}

const SEATS = 3;
/** `npm test` plays the one where seats take turns and all choose at once. */
const QUICK_GAMES: readonly string[] = ['pole-position'];
const SETUPS: readonly Setup[] = [
  { game: 'formel-fun', level: 'pro', options: { win: 'final' } },
  { game: 'formula-de', level: 'champion', options: { circuit: practiceOval, laps: 1 } },
  { game: 'pole-position', level: 'pro', options: {} },
  { game: 'formula', level: 'champion', options: { goal: 'first', rounds: 1 } },
];

/** The person's moves in their order, one after the other. */
function movesOf({ entries, personSeat }: Race): () => object {
  const moves = entries.filter(([actor]) => actor === personSeat).map(([, move]) => move as object);
  let next = 0;
  return () => moves[next++]!;
}

describe("one seed and one person's moves give one race", () => {
  const server = served(IN_MEMORY, { botThreads: 1 });

  /** Chooses some legal move once all bots have chosen. */
  async function playOnServer(setup: Setup): Promise<Race> {
    const { game, level, options } = setup;
    const ann = await server.person(`Ann ${game}`);
    const bot = { kind: 'bot', level };
    const { id } = await ann.createTable({ game, seats: [{ kind: 'me' }, bot, bot], options });
    let answered = -1;
    await ann.followTable(id, async (event) => {
      const position = positionIn(event);
      if (position === null) return false;
      const { awaiting, legal, n, viewer, turnId } = position;
      if (awaiting.kind === 'over') return true;
      if (awaiting.kind !== 'moves' || legal.length === 0 || awaiting.seats.length > 1 || turnId === answered)
        return false;
      answered = turnId;
      const { status, body } = await ann.sendMove(id, viewer!, n, legal[(7 * n) % legal.length]!);
      expect(status, JSON.stringify(body)).toBe(200);
      return false;
    });
    const table = (await ann.call<Table>('GET', `/api/tables/${id}`)).body;
    const record = (await ann.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    expect(verifyRecord(findGame(game)!, record).ok).toBe(true);
    const personSeat = table.seats.findIndex(({ kind }) => kind === 'person');
    return {
      ...setup,
      options: record.options,
      seed: createJointSeed(record.seed!, record, record.binding!),
      personSeat,
      entries: record.entries,
    };
  }

  async function playInBrowser(race: Race): Promise<readonly Entry[]> {
    const { game, level, options, seed, personSeat } = race;
    const id = `browser ${game}`;
    const drivers = Array.from({ length: SEATS }, (_, seat) =>
      seat === personSeat ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', bot: level, name: '' } as const),
    );
    const fresh = { entries: [], over: false, continuedFrom: 0, opened: false, digest: null };
    await addTable({ id, game, seats: SEATS, options, drivers, seed, seedHash: '', ...fresh, created: 0, touched: 0 });
    const tables = new LocalTables();
    const nextMove = movesOf(race);
    await new Promise<void>((resolve, reject) => {
      const look = ({ after: { awaiting, n } }: Pick<Step, 'after'>): void => {
        if (awaiting.kind === 'over') resolve();
        if (awaiting.kind !== 'moves' || awaiting.seats.join() !== `${personSeat}`) return;
        void tables
          .submit(id, personSeat, nextMove(), n)
          .then((done) => done.ok || reject(new Error(done.error.message)));
      };
      void tables.watch(id, personSeat, null, look).then((start) => look({ after: start!.position }), reject);
    });
    return (await tables.record(id))!.entries;
  }

  async function playInCli(race: Race): Promise<readonly Entry[]> {
    const { game, level, options, seed, personSeat } = race;
    const nextMove = movesOf(race);
    let entries: readonly Entry[] = [];
    await playInTerminal({
      table: { definition: findGame(game)!, seats: SEATS, options },
      drivers: Array.from({ length: SEATS }, () => parseBot(game, level)),
      seed,
      delay: 0,
      record: null,
      person: {} as KeyboardPlayer,
      personSeat,
      display: {
        showStart: () => {},
        showEvents: () => {},
        askMove: async () => nextMove(),
        showLeft: () => {},
        showResult: (match) => void (entries = match.entries),
      },
    });
    return entries;
  }

  const isProof = process.env['PROOF'] !== undefined;
  const setups = SETUPS.filter(({ game }) => isProof || QUICK_GAMES.includes(game));

  it.each(setups)('$game: on the server, in the browser and in the terminal', async (setup) => {
    const definition = findGame(setup.game)!;
    expect(resolveOptions(definition, SEATS, setup.options as Record<string, unknown>).ok).toBe(true);
    expect(findBot(setup.game, setup.level)!.defaultBudget).toHaveProperty('playouts');
    const race = await playOnServer(setup);
    const bots = new Set(race.entries.map(([actor]) => actor).filter((actor) => actor >= 0));
    expect(bots.size).toBe(SEATS);
    expect(await playInBrowser(race)).toEqual(race.entries);
    expect(await playInCli(race)).toEqual(race.entries);
  });
});
