import type { LiveEvents, Message, PlanNews, Table } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account, Position, Step, Told } from '../table/link.ts';
import { call } from './api.ts';
import { addCommitment, canCommit, revealNonce } from './contribution.ts';
import { dicePins } from './dice-pins.ts';
import type { Heard } from './events.ts';
import { Line, type LineState } from './line.ts';
import { useMe } from './me.ts';

/** How much time each seat had left at a moment of this device's clock. */
export interface ClockFace {
  readonly left: LiveEvents['step']['clocks'];
  readonly at: number;
  /** Whose clocks run. */
  readonly awaited: readonly number[];
}

/** What is known of a table far away. All of it stays while the connection is lost. */
export interface StreamState {
  readonly state: LineState;
  readonly table: Table | null;
  /** The newest position that was told; `null` before the race. */
  readonly position: Position | null;
  readonly clocks: ClockFace | null;
  readonly messages: readonly Message[];
  /** One's own plan, if there is one. */
  readonly plan: PlanNews | null;
  /** The host has removed whoever sits at this browser. */
  readonly removed: boolean;
  /** The server's commitment to the dice is not the one that this browser saw first. */
  readonly seedReplaced: boolean;
}

const NOTHING: StreamState = {
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
  readonly store: StoreApi<StreamState> = createStore<StreamState>(() => NOTHING);
  readonly #line: Line;
  #history: readonly Told[] = [];
  #onStep: ((step: Step) => void) | null = null;
  /** It was tried already; once is enough. */
  #hasCommitted = false;
  /** Somebody else is listening now: what was told before may not be all that they may see. */
  #afresh = false;

  constructor(id: string) {
    this.id = id;
    this.#line = new Line({
      path: `/api/tables/${id}/live`,
      after: () => (this.#afresh ? null : (this.store.getState().position?.n ?? null)),
      onEvent: (heard) => this.hear(heard),
      onState: (state) => this.#change(state),
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Listens as who one is now. */
  restart(): void {
    this.#afresh = true;
    this.store.setState({ removed: false });
    this.#line.restart();
  }

  /** A table as the server has just told it in an answer. */
  tell(table: Table): void {
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
    if (committed.ok) this.tell(committed.value);
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
  add(messages: readonly Message[]): void {
    const known = this.store.getState().messages;
    const news = messages.filter(({ number }) => !known.some((old) => old.number === number));
    if (news.length === 0) return;
    this.store.setState({ messages: [...known, ...news].sort((a, b) => a.number - b.number) });
  }

  #change(state: LineState): void {
    this.store.setState({ state });
    if (state === 'live') void this.#catchUp();
  }

  /** Messages are told once; what was said while nobody listened is asked for. */
  async #catchUp(): Promise<void> {
    const me = useMe.getState().me ?? (await useMe.getState().load());
    const table = this.store.getState().table ?? (await this.#firstTable());
    if (me === null || me === undefined || !table.chat || !table.seats.some(({ person }) => person === me.id)) return;
    const last = this.store.getState().messages.at(-1)?.number ?? 0;
    const missed = await call<Message[]>('GET', `/api/tables/${this.id}/messages?after=${last}`);
    if (missed.ok) this.add(missed.value);
  }

  #firstTable(): Promise<Table> {
    return new Promise((resolve) => {
      const stop = this.store.subscribe(({ table }) => {
        if (table === null) return;
        stop();
        resolve(table);
      });
    });
  }

  /** Takes in one event of the stream. */
  hear({ name, data }: Heard): void {
    switch (name as keyof LiveEvents) {
      case 'table':
        this.tell(data as Table);
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
        this.#takeStep(data as LiveEvents['step']);
        return;
      case 'plan':
        this.store.setState({ plan: data as PlanNews });
        return;
      case 'message':
        this.add([data as Message]);
        return;
    }
  }

  /** The whole story, after a long absence: for who looks on it is one long step. */
  #takeAccount({ position, history, clocks }: LiveEvents['account']): void {
    const known = this.store.getState().position;
    const goesOn = known !== null && known.viewer === position.viewer && known.n <= position.n;
    this.#afresh = false;
    this.#history = history;
    this.store.setState({ position, clocks: faceOf(clocks, position) });
    if (!goesOn || known.n === position.n) return;
    this.#onStep?.({ events: history.flatMap(({ n, event }) => (n > known.n ? [event] : [])), after: position });
  }

  #takeStep({ events, after, clocks }: LiveEvents['step']): void {
    const known = this.store.getState().position;
    // Told twice, or overtaken by an account.
    if (known !== null && (after.n < known.n || (after.n === known.n && events.length > 0))) return;
    const goesOn = known !== null && after.n > known.n;
    if (known === null || goesOn) this.#history = [...this.#history, ...events.map((event) => ({ n: after.n, event }))];
    this.store.setState({ position: after, clocks: faceOf(clocks, after) });
    if (goesOn) this.#onStep?.({ events, after });
  }
}

function faceOf(left: LiveEvents['step']['clocks'], { awaiting }: Position): ClockFace {
  return { left, at: Date.now(), awaited: awaiting.kind === 'moves' ? awaiting.seats : [] };
}

const streams = new Map<string, { readonly stream: TableStream; users: number }>();

/** One stream for each table, for as long as somebody on the page looks at it. */
export function useTableStream(id: string): TableStream {
  const [stream] = useState(() => streamOf(id));
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

function streamOf(id: string): TableStream {
  const known = streams.get(id);
  if (known !== undefined) return known.stream;
  const stream = new TableStream(id);
  streams.set(id, { stream, users: 0 });
  return stream;
}

/** What is known of a table, wherever on its page one asks. */
export function useStream(id: string): StreamState {
  return useStore(useTableStream(id).store);
}
