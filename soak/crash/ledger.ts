/** A move as it was sent. */
export interface Sent {
  readonly id: string;
  readonly seat: number;
  readonly n: number;
  readonly move: object;
}

export interface Acknowledged extends Sent {
  readonly table: string;
  /** How many entries the server said there were after it. */
  readonly after: number;
}

/** What the server has told the drivers: what it must stand by whatever happens to it. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused = new Set<string>();
  /** Answers that never came; these moves were sent again, with the same id. */
  lost = 0;
  sent = 0;

  acknowledge(table: string, sent: Sent, after: number): void {
    this.acknowledged.push({ ...sent, table, after });
  }

  refuse(id: string): void {
    this.refused.add(id);
  }
}
