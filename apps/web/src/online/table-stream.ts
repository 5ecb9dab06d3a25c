import type { LiveEvents, Message, PlanNews, Table } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account, Position, Step, Told } from '../table/link.ts';
import { callApi } from './api.ts';
import { addCommitment, canCommit, revealNonce } from './contribution.ts';
import { dicePins } from './dice-pins.ts';
import type { ServerEvent } from './server-events.ts';
import { LiveConnection, type ConnectionState } from './connection.ts';
import { useMe } from './me.ts';

/** How much time each seat had left at a moment of this device's clock. */
export interface ClockState {
  readonly remainingMs: LiveEvents['step']['clocks'];
  readonly readAt: number;
  /** Whose clocks run. */
  readonly runningSeats: readonly number[];
}

/** What is known of a table far away. All of it stays while the connection is lost. */
export interface TableStreamState {
  readonly state: ConnectionState;
  readonly table: Table | null;
  /** The newest position that was told; `null` before the race. */
  readonly position: Position | null;
  readonly clocks: ClockState | null;
  readonly messages: readonly Message[];
  /** One's own plan, if there is one. */
  readonly plan: PlanNews | null;
  /** The host has removed whoever sits at this browser. */
  readonly removed: boolean;
  /** The server's commitment to the dice is not the one that this browser saw first. */
  readonly seedReplaced: boolean;
}

const INITIAL_STATE: TableStreamState = {
  state: 'connecting',
  table: null,
  position: null,
  clocks: null,
  messages: [],
  plan: null,
  removed: false,
  seedReplaced: false,
};

/** Follows one table: everything that is shown of it comes from here, so that all tabs and devices agree. */
export class TableStream {
  readonly id: string;
  readonly store: StoreApi<TableStreamState> = createStore<TableStreamState>(() => INITIAL_STATE);
  readonly #connection: LiveConnection;
  #history: readonly Told[] = [];
  #onStep: ((step: Step) => void) | null = null;
  /** It was tried already; once is enough. */
  #hasCommitted = false;
  /** Somebody else is listening now: what was told before may not be all that they may see. */
  #mustReload = false;

  constructor(id: string) {
    this.id = id;
    this.#connection = new LiveConnection({
      path: `/api/tables/${id}/live`,
      after: () => (this.#mustReload ? null : (this.store.getState().position?.n ?? null)),
      onEvent: (event) => this.handleEvent(event),
      onState: (state) => this.#onConnectionChange(state),
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  /** Listens as who one is now. */
  restart(): void {
    this.#mustReload = true;
    this.store.setState({ removed: false });
    this.#connection.restart();
  }

  /** A table as the server has just told it in an answer. */
  setTable(table: Table): void {
    // Once replaced, always replaced: a server that puts it back has still changed it.
    const seedReplaced = !dicePins.see(table) || this.store.getState().seedReplaced;
    this.store.setState({ table, seedReplaced });
    void this.#commit(table);
  }

  /** Whoever sat down before this page was open, or at another device, adds to the dice from here. */
  async #commit(table: Table): Promise<void> {
    const me = useMe.getState().me;
    if (this.#hasCommitted || me === null || me === undefined || !canCommit(table, me.id)) return;
    this.#hasCommitted = true;
    const committed = await addCommitment(this.id);
    if (committed.ok) this.setTable(committed.value);
  }

  /** The server asks for the nonce after it has told the table as it is now. */
  async #reveal(): Promise<void> {
    const { table } = this.store.getState();
    if (table !== null) await revealNonce(table);
  }

  /** All that happened so far, and from now on every step; `null` before the race. */
  watch(onStep: (step: Step) => void): Account | null {
    const { position } = this.store.getState();
    this.#onStep = onStep;
    return position === null ? null : { position, history: this.#history, ahead: 0 };
  }

  leave(): void {
    this.#onStep = null;
  }

  /** What was said: each message once, in order, however it came. */
  addMessages(messages: readonly Message[]): void {
    const known = this.store.getState().messages;
    const added = messages.filter(({ number }) => !known.some((old) => old.number === number));
    if (added.length === 0) return;
    this.store.setState({ messages: [...known, ...added].sort((a, b) => a.number - b.number) });
  }

  #onConnectionChange(state: ConnectionState): void {
    this.store.setState({ state });
    if (state === 'live') void this.#fetchMissedMessages();
  }

  /** Messages are told once; what was said while nobody listened is asked for. */
  async #fetchMissedMessages(): Promise<void> {
    const me = useMe.getState().me ?? (await useMe.getState().load());
    const table = this.store.getState().table ?? (await this.#waitForTable());
    if (me === null || me === undefined || !table.chat || !table.seats.some(({ person }) => person === me.id)) return;
    const last = this.store.getState().messages.at(-1)?.number ?? 0;
    const missed = await callApi<Message[]>('GET', `/api/tables/${this.id}/messages?after=${last}`);
    if (missed.ok) this.addMessages(missed.value);
  }

  #waitForTable(): Promise<Table> {
    return new Promise((resolve) => {
      const stop = this.store.subscribe(({ table }) => {
        if (table === null) return;
        stop();
        resolve(table);
      });
    });
  }

  /** Takes in one event of the stream. */
  handleEvent({ name, data }: ServerEvent): void {
    switch (name as keyof LiveEvents) {
      case 'table':
        this.setTable(data as Table);
        return;
      case 'reveal':
        void this.#reveal();
        return;
      case 'removed':
        this.store.setState({ removed: (data as LiveEvents['removed']).removed });
        return;
      case 'account':
        this.#takeAccount(data as LiveEvents['account']);
        return;
      case 'step':
        this.#applyStep(data as LiveEvents['step']);
        return;
      case 'plan':
        this.store.setState({ plan: data as PlanNews });
        return;
      case 'message':
        this.addMessages([data as Message]);
        return;
    }
  }

  /** The whole story, after a long absence: for who looks on it is one long step. */
  #takeAccount({ position, history, clocks }: LiveEvents['account']): void {
    const known = this.store.getState().position;
    const isContinuation = known !== null && known.viewer === position.viewer && known.n <= position.n;
    this.#mustReload = false;
    this.#history = history;
    this.store.setState({ position, clocks: clockStateOf(clocks, position) });
    if (!isContinuation || known.n === position.n) return;
    this.#onStep?.({ events: history.flatMap(({ n, event }) => (n > known.n ? [event] : [])), after: position });
  }

  #applyStep({ events, after, clocks }: LiveEvents['step']): void {
    const known = this.store.getState().position;
    // Told twice, or overtaken by an account.
    if (known !== null && (after.n < known.n || (after.n === known.n && events.length > 0))) return;
    const isContinuation = known !== null && after.n > known.n;
    if (known === null || isContinuation)
      this.#history = [...this.#history, ...events.map((event) => ({ n: after.n, event }))];
    this.store.setState({ position: after, clocks: clockStateOf(clocks, after) });
    if (isContinuation) this.#onStep?.({ events, after });
  }
}

function clockStateOf(left: LiveEvents['step']['clocks'], { awaiting }: Position): ClockState {
  return { remainingMs: left, readAt: Date.now(), runningSeats: awaiting.kind === 'moves' ? awaiting.seats : [] };
}

const streams = new Map<string, { readonly stream: TableStream; users: number }>();

/** One stream for each table, for as long as somebody on the page looks at it. */
export function useTableStream(id: string): TableStream {
  const [stream] = useState(() => getStream(id));
  useEffect(() => {
    const entry = streams.get(id) ?? { stream, users: 0 };
    streams.set(id, entry);
    entry.users++;
    stream.open();
    return () => {
      entry.users--;
      if (entry.users > 0) return;
      stream.close();
      streams.delete(id);
    };
  }, [id, stream]);
  return stream;
}

function getStream(id: string): TableStream {
  const known = streams.get(id);
  if (known !== undefined) return known.stream;
  const stream = new TableStream(id);
  streams.set(id, { stream, users: 0 });
  return stream;
}

/** What is known of a table, wherever on its page one asks. */
export function useTableStreamState(id: string): TableStreamState {
  return useStore(useTableStream(id).store);
}
