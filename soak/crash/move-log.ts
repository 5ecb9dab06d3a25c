/** A move as it was sent. */
export interface SentMove {
  readonly id: string;
  readonly seat: number;
  readonly n: number;
  readonly move: object;
}

export interface AcknowledgedMove extends SentMove {
  readonly table: string;
  /** How many entries the server said there were after it. */
  readonly after: number;
}

/** The moves that the server has acknowledged, which must survive whatever happens to it. */
export class MoveLog {
  readonly acknowledged: AcknowledgedMove[] = [];
  readonly refused = new Set<string>();
  /** Requests without a response; these moves were sent again, with the same id. */
  unanswered = 0;
  sent = 0;
  /** How many of the acknowledgements came over a WebSocket. */
  acknowledgedBySocket = 0;
  /** What was received over a WebSocket and does not continue what came before. */
  readonly gaps: string[] = [];

  acknowledge(table: string, sent: SentMove, after: number): void {
    this.acknowledged.push({ ...sent, table, after });
  }

  refuse(id: string): void {
    this.refused.add(id);
  }
}
