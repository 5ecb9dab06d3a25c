/** The number of a worker, from 0. */
export const WORKER_NUMBER_VARIABLE = 'PADDOCK_WORKER';

/** A worker serves. */
export interface WorkerReady {
  readonly type: 'ready';
  readonly port: number;
  /** Created at the first start, and shown once. */
  readonly adminToken: string | null;
}

/** A request to become a WebSocket, passed on with its connection to the worker of its table. */
export interface HandedUpgrade {
  readonly type: 'upgrade';
  readonly worker: number;
  /** The head of the request as the client sent it (Latin-1). */
  readonly head: string;
}
