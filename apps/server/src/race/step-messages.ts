import type { GameTypes, Seat, Viewer } from '@paddock/kernel';
import { channelOfTable, type RemainingTimes } from '@paddock/protocol';
import { type EventStep, eventStepOf, stepOf } from '@paddock/table';
import type { Subscriber } from '../live/hub.ts';
import { encodeSocketEvent, type LiveEvent, SOCKET_FORMAT } from '../live/stream-format.ts';
import type { Race, RaceTransition } from './race.ts';

/** More than any game has seats. The last one stands for spectators. */
const MAX_VIEWERS = 64;
const SPECTATOR = MAX_VIEWERS - 1;

/** A race, or what spectators know of it by now. */
type ShownRace = Pick<Race, 'id' | 'table' | 'match' | 'awaitedSeats'>;

/** The step that a race has just made. */
export interface RaceStep extends Partial<Pick<RaceTransition, 'key' | 'entries'>> {
  /** The number of entries before it. */
  readonly from: number;
  /** What happened, not redacted. */
  readonly events: readonly GameTypes['event'][];
}

/**
 * The messages that bring the clients of a race to its present position. Each is made and encoded once, for all clients that get
 * the same: those with the same view, or all who see everything that happened and have nothing to choose.
 */
export class StepMessages {
  readonly #race: ShownRace;
  readonly #clocks: RemainingTimes;
  readonly #step: RaceStep | null;
  /** By viewer, format and the number of entries that the client has been sent. */
  readonly #encoded = new Map<number, Buffer>();
  #public: Buffer | null = null;
  readonly #awaitedSeats: readonly Seat[];
  readonly #clocksJson: string;
  /** All events of the step, for those who may see them all. */
  #eventsJson: string | null = null;

  constructor(race: ShownRace, clocks: RemainingTimes, step: RaceStep | null = null) {
    this.#race = race;
    this.#clocks = clocks;
    this.#step = step;
    this.#awaitedSeats = race.awaitedSeats();
    this.#clocksJson = JSON.stringify(clocks);
  }

  /** The message for a client that has been sent `known` entries; -1 if it waited for the race to begin. */
  encodeFor({ viewer, format }: Pick<Subscriber, 'viewer' | 'format'>, known: number): Buffer {
    // A number, because four strings for each move would cost more than the messages that are shared.
    const key = ((known + 1) * MAX_VIEWERS + (viewer ?? SPECTATOR)) * 2 + (format.hasViews ? 1 : 0);
    let encoded = this.#encoded.get(key);
    if (encoded === undefined) {
      encoded = format.hasViews
        ? format.encode(this.#channel, this.#createStep(viewer, known))
        : this.#encodeEvents(viewer, known);
      this.#encoded.set(key, encoded);
    }
    return encoded;
  }

  /** Whether a viewer has to choose now, or waits for the acknowledgement of their move. */
  isUrgentFor({ viewer }: Pick<Subscriber, 'viewer'>): boolean {
    return viewer !== null && (this.#awaitedSeats.includes(viewer) || this.#moveIdOf(viewer) !== undefined);
  }

  get #channel(): string {
    return channelOfTable(this.#race.id);
  }

  #createStep(viewer: Viewer, known: number): LiveEvent {
    const { table, match } = this.#race;
    const step =
      known === this.#step?.from ? stepOf(match, this.#step.events, viewer) : table.since(viewer, Math.max(0, known));
    return { name: 'step', data: { ...step, clocks: this.#clocks }, id: table.length };
  }

  #encodeEvents(viewer: Viewer, known: number): Buffer {
    const { table } = this.#race;
    const clocks = this.#clocks;
    // A client that waited for the start has no view that events could be applied to.
    if (known < 0) {
      const data = { ...table.snapshot(viewer), clocks };
      return SOCKET_FORMAT.encode(this.#channel, { name: 'snapshot', data });
    }
    if (known !== this.#step?.from) return this.#encodeEventStep(table.eventsSince(viewer, known));
    const step = eventStepOf(this.#race.match, this.#step.events, viewer, known);
    if (!hasSameEvents(step, this.#step.events)) return this.#encodeEventStep(step, this.#moveIdOf(viewer));
    this.#eventsJson ??= JSON.stringify(step.events);
    if (step.turnId === undefined && step.legal === undefined)
      return (this.#public ??= this.#encodeEventStep(step, undefined, this.#eventsJson));
    return this.#encodeEventStep(step, this.#moveIdOf(viewer), this.#eventsJson);
  }

  /** Written by hand, because what is the same for several viewers is made into JSON once. */
  #encodeEventStep(step: EventStep, moveId?: string, eventsJson = JSON.stringify(step.events)): Buffer {
    const { from, n, awaiting, turnId, legal, previews } = step;
    const optional = formatField('turnId', turnId) + formatField('legal', legal) + formatField('previews', previews);
    const json =
      `{"from":${from},"n":${n},"events":${eventsJson},"awaiting":${JSON.stringify(awaiting)}${optional},` +
      `"clocks":${this.#clocksJson}${formatField('moveId', moveId)}}`;
    return encodeSocketEvent(this.#channel, 'step', json);
  }

  /** The id of the move that made the step, for the seat that sent it. */
  #moveIdOf(viewer: Viewer): string | undefined {
    const key = this.#step?.key ?? null;
    return key !== null && this.#step?.entries?.[0]?.[0] === viewer ? key : undefined;
  }
}

/** Whether a viewer sees all events as they are. */
function hasSameEvents({ events }: EventStep, all: readonly GameTypes['event'][]): boolean {
  return events.length === all.length && events.every((event, i) => event === all[i]);
}

function formatField(name: string, value: unknown): string {
  return value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
}
