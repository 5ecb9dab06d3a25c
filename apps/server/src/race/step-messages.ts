import { type GameTypes, isSameJson, type Seat, type Viewer } from '@paddock/kernel';
import { channelOfTable, type RemainingTimes } from '@paddock/protocol';
import { type EventStep, eventStepOf, stepOf } from '@paddock/table';
import type { Subscriber, Urgency } from '../live/hub.ts';
import { encodeSocketEvent, type LiveEvent, SOCKET_FORMAT } from '../live/stream-format.ts';
import type { Race, RaceTransition } from './race.ts';

/** A race, or what spectators know of it by now. */
type ShownRace = Pick<Race, 'id' | 'table' | 'match' | 'awaitedSeats'>;

/** The step that a race has just made. */
export interface RaceStep extends Partial<Pick<RaceTransition, 'key' | 'entries'>> {
  /** The number of entries before it. */
  readonly from: number;
  /** What happened, not redacted. */
  readonly events: readonly GameTypes['event'][];
}

/** The message for the clients with this view and format that have been sent `known` entries. */
interface EncodedStep extends Pick<Subscriber, 'viewer' | 'format'> {
  readonly known: number;
  readonly message: Buffer;
}

/** The events of a step as some of its viewers see them. */
interface VisibleEvents {
  readonly events: readonly GameTypes['event'][];
  readonly json: string;
  /** The message for those of them who have nothing to choose and did not move. */
  message: Buffer | null;
}

/**
 * The messages that bring the clients of a race to its present position. Each is made and encoded once, for all clients that get
 * the same: those with the same view, or all who see the same events and have nothing to choose.
 */
export class StepMessages {
  readonly #race: ShownRace;
  readonly #clocks: RemainingTimes;
  readonly #step: RaceStep | null;
  readonly #encoded: EncodedStep[] = [];
  readonly #visible: VisibleEvents[] = [];
  readonly #awaitedSeats: readonly Seat[];
  readonly #clocksJson: string;
  #awaitingJson: string | null = null;

  constructor(race: ShownRace, clocks: RemainingTimes, step: RaceStep | null = null) {
    this.#race = race;
    this.#clocks = clocks;
    this.#step = step;
    this.#awaitedSeats = race.awaitedSeats();
    this.#clocksJson = JSON.stringify(clocks);
  }

  /** The message for a client that has been sent `known` entries; -1 if it waited for the race to begin. */
  encodeFor({ viewer, format }: Pick<Subscriber, 'viewer' | 'format'>, known: number): Buffer {
    for (const one of this.#encoded)
      if (one.viewer === viewer && one.known === known && one.format === format) return one.message;
    const message = format.hasViews
      ? format.encode(this.#channel, this.#createStep(viewer, known))
      : this.#encodeEvents(viewer, known);
    this.#encoded.push({ viewer, known, format, message });
    return message;
  }

  /** Whoever has to choose now needs it at once, whoever has moved waits for the acknowledgement. */
  urgencyFor({ viewer }: Pick<Subscriber, 'viewer'>): Urgency {
    if (viewer !== null && this.#awaitedSeats.includes(viewer)) return 'immediate';
    return this.#moveIdOf(viewer) === undefined ? 'watching' : 'acknowledgement';
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
    const visible = this.#shareEvents(step.events);
    if (step.turnId === undefined && step.legal === undefined)
      return (visible.message ??= this.#encodeEventStep(step, undefined, visible.json));
    return this.#encodeEventStep(step, this.#moveIdOf(viewer), visible.json);
  }

  /** Finds what other viewers of the same events were sent. Most of them see the same. */
  #shareEvents(events: readonly GameTypes['event'][]): VisibleEvents {
    for (const visible of this.#visible) if (hasSameEvents(visible.events, events)) return visible;
    const visible = { events, json: JSON.stringify(events), message: null };
    this.#visible.push(visible);
    return visible;
  }

  /** Written by hand, because what is the same for several viewers is made into JSON once. */
  #encodeEventStep(step: EventStep, moveId?: string, eventsJson = JSON.stringify(step.events)): Buffer {
    const { from, n, turnId, legal, previews } = step;
    // The same for all: every message leads to the present position.
    this.#awaitingJson ??= JSON.stringify(step.awaiting);
    const optional =
      (turnId === undefined ? '' : `,"turnId":${turnId}`) +
      formatField('legal', legal) +
      formatField('previews', previews);
    const json =
      `{"from":${from},"n":${n},"events":${eventsJson},"awaiting":${this.#awaitingJson}${optional},` +
      `"clocks":${this.#clocksJson}${formatField('moveId', moveId)}}`;
    return encodeSocketEvent(this.#channel, 'step', json);
  }

  /** The id of the move that made the step, for the seat that sent it. */
  #moveIdOf(viewer: Viewer): string | undefined {
    const key = this.#step?.key ?? null;
    return key !== null && this.#step?.entries?.[0]?.[0] === viewer ? key : undefined;
  }
}

/** Whether two viewers see the same events. What is not redacted is the same object for both. */
function hasSameEvents(some: readonly GameTypes['event'][], others: readonly GameTypes['event'][]): boolean {
  return some.length === others.length && some.every((event, i) => isSameJson(event, others[i]));
}

function formatField(name: string, value: unknown): string {
  return value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
}
