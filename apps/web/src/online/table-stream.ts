import {
  channelOfTable,
  isTableId,
  type TableChannelEvents,
  type TableStreamEvents,
  type ChatMessage,
  type PremovesUpdate,
  type Table,
} from '@paddock/protocol';
import { applyEventStep, type EventStep } from '@paddock/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoggedEvent, Position, Step, Watched } from '../games/table-link.ts';
import { callApi } from '../base/api.ts';
import { addCommitment, canCommit, revealNonce } from './contribution.ts';
import { dicePins } from './dice-pins.ts';
import { EventSteps } from './event-steps.ts';
import type { ServerEvent } from '../base/server-events.ts';
import { LiveChannel } from '../base/live-channel.ts';
import { useMe } from '../base/me.ts';
import type { ConnectionState } from '../base/reconnect.ts';
import type { GameUi } from '../games/ui.ts';

/** The remaining time of each seat at a moment of this device's clock. */
interface ClockState {
  readonly remainingMs: TableStreamEvents['step']['clocks'];
  readonly readAt: number;
  /** The seats whose clocks run. */
  readonly runningSeats: readonly number[];
}

/** What is known about an online table. It stays while the connection is lost. */
interface TableStreamState {
  readonly state: ConnectionState;
  readonly table: Table | null;
  /** The newest position; `null` before the race. */
  readonly position: Position | null;
  readonly clocks: ClockState | null;
  readonly messages: readonly ChatMessage[];
  /** The viewer's own premoves, if any. */
  readonly plan: PremovesUpdate | null;
  /** The host has removed the person from the table. */
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

/** Follows one table. Everything the page shows comes from here, so that all tabs and devices agree. */
export class TableStream {
  readonly id: string;
  readonly store: StoreApi<TableStreamState> = createStore<TableStreamState>(() => INITIAL_STATE);
  readonly #channel: LiveChannel;
  #history: readonly LoggedEvent[] = [];
  #onStep: ((step: Step) => void) | null = null;
  readonly #eventSteps = new EventSteps(
    () => this.store.getState().table?.game ?? null,
    (ui, step) => this.#applyEventStep(ui, step),
  );
  /** Committing is tried only once. */
  #hasCommitted = false;
  /** The viewer has changed: earlier events may lack what the new viewer may see, so everything is loaded again. */
  #mustReload = false;

  constructor(id: string) {
    this.id = id;
    this.#channel = new LiveChannel({
      name: channelOfTable(id),
      path: `/api/tables/${id}/live`,
      after: () => (this.#mustReload ? null : (this.store.getState().position?.n ?? null)),
      onEvent: (event) => this.handleEvent(event),
      onState: (state) => this.#onConnectionChange(state),
    });
  }

  open(): void {
    // The server has no answer about what cannot be a table.
    if (isTableId(this.id)) this.#channel.open();
    else this.store.setState({ state: 'gone' });
  }

  close(): void {
    this.#channel.close();
  }

  /** Reconnects after a sign-in. */
  restart(): void {
    if (!isTableId(this.id)) return;
    this.#mustReload = true;
    this.store.setState({ removed: false });
    this.#channel.restart();
  }

  /** Applies a table that came with an API response. */
  setTable(table: Table): void {
    const known = this.store.getState().table;
    // The response was overtaken by newer events of the stream.
    if (known !== null && stageOf(table) < stageOf(known)) return;
    // Once replaced, always replaced: a server that puts it back has still changed it.
    const seedReplaced = !dicePins.see(table) || this.store.getState().seedReplaced;
    this.store.setState({ table, seedReplaced });
    void this.#commit(table);
    // Players may read what spectators have written, from the first message on.
    if (known?.phase === 'running' && table.phase === 'over') void this.#fetchMessages(0);
  }

  /** Whoever sat down before this page was open, or at another device, adds to the dice from here. */
  async #commit(table: Table): Promise<void> {
    if (this.#hasCommitted || table.phase !== 'open') return;
    const { me: known, load } = useMe.getState();
    const me = known === undefined ? await load() : known;
    const latest = this.store.getState().table ?? table;
    if (this.#hasCommitted || me === null || me === undefined || !canCommit(latest, me.id)) return;
    this.#hasCommitted = true;
    const committed = await addCommitment(this.id);
    if (committed.ok) this.setTable(committed.value);
  }

  /** The server asks for the nonce after it has told the table as it is now. */
  async #reveal(): Promise<void> {
    const { table } = this.store.getState();
    if (table !== null) await revealNonce(table);
  }

  /** Returns everything up to now and calls `onStep` for every later step; `null` before the race. */
  watch(onStep: (step: Step) => void): Watched | null {
    const { position } = this.store.getState();
    this.#onStep = onStep;
    return position === null ? null : { position, history: this.#history, ahead: 0 };
  }

  leave(): void {
    this.#onStep = null;
  }

  /** Adds messages, each once and in order. */
  addMessages(messages: readonly ChatMessage[]): void {
    const known = this.store.getState().messages;
    const added = messages.filter(({ number }) => !known.some((old) => old.number === number));
    if (added.length === 0) return;
    this.store.setState({ messages: [...known, ...added].sort((a, b) => a.number - b.number) });
  }

  #onConnectionChange(state: ConnectionState): void {
    this.store.setState({ state });
    if (state === 'live') void this.#fetchMissedMessages();
  }

  /** The stream sends each message once; those sent while disconnected are requested here. */
  async #fetchMissedMessages(): Promise<void> {
    const me = useMe.getState().me ?? (await useMe.getState().load());
    const table = this.store.getState().table ?? (await this.#waitForTable());
    if (me === null || me === undefined || !canChat(table, me.id)) return;
    await this.#fetchMessages(this.store.getState().messages.at(-1)?.number ?? 0);
  }

  async #fetchMessages(after: number): Promise<void> {
    const missed = await callApi<ChatMessage[]>('GET', `/api/tables/${this.id}/messages?after=${after}`);
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

  /** Handles one event of the stream. */
  handleEvent({ name, data }: ServerEvent): void {
    switch (name as keyof TableStreamEvents) {
      case 'table':
        this.setTable(data as Table);
        return;
      case 'reveal':
        void this.#reveal();
        return;
      case 'removed':
        this.store.setState({ removed: (data as TableStreamEvents['removed']).removed });
        return;
      case 'snapshot':
        this.#takeSnapshot(data as TableStreamEvents['snapshot']);
        return;
      case 'step':
        if ('after' in (data as Step | EventStep)) this.#applyStep(data as TableStreamEvents['step']);
        else this.#eventSteps.push(data as TableChannelEvents['step']);
        return;
      case 'premoves':
        this.store.setState({ plan: data as PremovesUpdate });
        return;
      case 'spectators': {
        const { table } = this.store.getState();
        const { count } = data as TableStreamEvents['spectators'];
        if (table !== null) this.store.setState({ table: { ...table, spectators: count } });
        return;
      }
      case 'message':
        this.addMessages([data as ChatMessage]);
        return;
    }
  }

  /** A complete history, after a long absence. For the watcher it is one long step. */
  #takeSnapshot({ position, history, clocks }: TableStreamEvents['snapshot']): void {
    const known = this.store.getState().position;
    const isContinuation = known !== null && known.viewer === position.viewer && known.n <= position.n;
    this.#mustReload = false;
    this.#history = history;
    this.#eventSteps.clear();
    this.store.setState({ position, clocks: clockStateOf(clocks, position) });
    if (!isContinuation || known.n === position.n) return;
    this.#onStep?.({ events: history.flatMap(({ n, event }) => (n > known.n ? [event] : [])), after: position });
  }

  /** Works out the position after a step without one. */
  #applyEventStep(ui: GameUi, step: TableChannelEvents['step']): void {
    const { position } = this.store.getState();
    // Repeated, or contained in a snapshot already.
    if (position !== null && step.n <= position.n && step.from < position.n) return;
    try {
      const after = position === null ? null : applyEventStep(ui, position, step);
      if (after !== null) return this.#applyStep({ events: step.events, after, clocks: step.clocks });
    } catch {
      // An event that this version of the page does not know: only a snapshot helps.
      this.#mustReload = true;
    }
    this.#channel.resubscribe();
  }

  #applyStep({ events, after, clocks }: TableStreamEvents['step']): void {
    const known = this.store.getState().position;
    // A repeated step, or one that a snapshot already contained.
    if (known !== null && (after.n < known.n || (after.n === known.n && events.length > 0))) return;
    const isContinuation = known !== null && after.n > known.n;
    if (known === null || isContinuation)
      this.#history = [...this.#history, ...events.map((event) => ({ n: after.n, event }))];
    this.store.setState({ position: after, clocks: clockStateOf(clocks, after) });
    if (isContinuation) this.#onStep?.({ events, after });
  }
}

/** Whether somebody takes part in the talk of a table: those who sit there, and spectators once the race has begun. */
export function canChat({ chat, phase, seats }: Table, person: string): boolean {
  return chat && (phase !== 'open' || seats.some((seat) => seat.person === person));
}

/** The order of a table's stages, which it never goes back through. */
function stageOf({ phase, revealing }: Table): number {
  if (phase === 'open') return revealing ? 1 : 0;
  return phase === 'running' ? 2 : 3;
}

function clockStateOf(left: TableStreamEvents['step']['clocks'], { awaiting }: Position): ClockState {
  return { remainingMs: left, readAt: Date.now(), runningSeats: awaiting.kind === 'moves' ? awaiting.seats : [] };
}
