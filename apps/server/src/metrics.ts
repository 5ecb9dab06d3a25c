import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics of the server: how much and how fast, but nothing about who plays what. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'paddock_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #requestSeconds = new Histogram({
    name: 'paddock_request_seconds',
    help: 'Time to answer a request; live streams are not among them',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #storedMoves = new Histogram({
    name: 'paddock_commit_moves',
    help: 'Moves stored together in one transaction; the sum is all moves stored',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: [this.#registry],
  });
  readonly #botSeconds = new Histogram({
    name: 'paddock_bot_seconds',
    help: 'Time until a bot has decided, waiting for a free thread included',
    buckets: [...BUCKETS_SECONDS, 10, 20],
    registers: [this.#registry],
  });

  readonly #polls = new Counter({
    name: 'paddock_polls_total',
    help: 'How often due jobs and reminders were looked for; it stands still when that is stuck',
    labelNames: ['work'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  countRequest(method: string, route: string, status: number, milliseconds: number | null): void {
    this.#requests.inc({ method, route, status });
    if (milliseconds !== null) this.#requestSeconds.observe({ method, route }, milliseconds / 1000);
  }

  countStoredMoves(moves: number): void {
    this.#storedMoves.observe(moves);
  }

  observeBotTime(milliseconds: number): void {
    this.#botSeconds.observe(milliseconds / 1000);
  }

  countPoll(work: 'jobs' | 'reminders'): void {
    this.#polls.inc({ work });
  }

  /** Adds a gauge that is read when the metrics are. */
  addGauge(name: string, help: string, read: () => number): void {
    const gauge = new Gauge({
      name: `paddock_${name}`,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    this.#registry.registerMetric(gauge);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  render(): Promise<string> {
    return this.#registry.metrics();
  }
}
