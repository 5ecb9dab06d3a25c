const INITIAL_CAPACITY = 1 << 10;

/** What `get` returns for a joint move that has not been made yet. */
export const NO_CHILD = -1;

/** A hash table from a node and a joint move to the node that they lead to. All are numbers, so it creates no objects. */
export class ChildTable {
  /** Three numbers for each slot: the parent plus 1 (0 is a free slot), the joint move and the child. */
  #slots = new Int32Array(3 * INITIAL_CAPACITY);
  #capacity = INITIAL_CAPACITY;
  #count = 0;

  get(parent: number, jointMove: number): number {
    const slot = this.#find(parent, jointMove);
    return this.#slots[slot] === 0 ? NO_CHILD : this.#slots[slot + 2]!;
  }

  /** Adds a child that is not in the table yet. */
  add(parent: number, jointMove: number, child: number): void {
    if (2 * ++this.#count > this.#capacity) this.#grow();
    const slot = this.#find(parent, jointMove);
    this.#slots[slot] = parent + 1;
    this.#slots[slot + 1] = jointMove;
    this.#slots[slot + 2] = child;
  }

  /** The slot of the pair, or the free one where it belongs. */
  #find(parent: number, jointMove: number): number {
    const slots = this.#slots;
    const mask = this.#capacity - 1;
    // Multiplication by large odd numbers spreads the pairs; the upper bits are the best of it.
    const hash = Math.imul(Math.imul(parent, 0x9e3779b1) ^ jointMove, 0x85ebca6b);
    for (let i = (hash >>> 12) & mask; ; i = (i + 1) & mask) {
      const slot = 3 * i;
      if (slots[slot] === 0 || (slots[slot] === parent + 1 && slots[slot + 1] === jointMove)) return slot;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#capacity *= 2;
    this.#slots = new Int32Array(3 * this.#capacity);
    for (let i = 0; i < old.length; i += 3) {
      if (old[i] === 0) continue;
      const slot = this.#find(old[i]! - 1, old[i + 1]!);
      for (let k = 0; k < 3; k++) this.#slots[slot + k] = old[i + k]!;
    }
  }
}
