import { commitmentOf, type DicePin, diceTermsDigest } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';

const STORAGE_KEY = 'paddock-dice-pins';
const MAX_PINS = 200;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What of a table its dice will follow from. */
type SeenTable = Pick<Table, 'id' | 'game' | 'options' | 'seedHash' | 'phase' | 'revealing' | 'seats'>;

/**
 * The first commitment of the server that this browser saw at each table, all that was public of the dice when nonces were
 * revealed, and the nonce that it gave: kept here, where no server can change it, and bounded to the newest tables.
 */
export class DicePins {
  readonly #store: () => Store | null;

  constructor(store: () => Store | null = browserStore) {
    this.#store = store;
  }

  find(table: string): DicePin | null {
    return this.#load().find((pin) => pin.table === table) ?? null;
  }

  /**
   * Notes a table that waits for its race when it is first seen, and when people reveal their nonces. Answers whether
   * everything is still as it was then.
   */
  see(table: SeenTable): boolean {
    const { id, seedHash, phase } = table;
    const pin = this.find(id);
    const terms = table.revealing ? termsOf(table) : null;
    if (pin === null) {
      if (phase === 'open') this.#save({ table: id, seedHash, terms, nonce: null });
      return true;
    }
    if (pin.seedHash !== seedHash) return false;
    if (pin.terms === null && terms !== null) this.#save({ ...pin, terms });
    return pin.terms === null || terms === null || pin.terms === terms;
  }

  /** Notes the nonce that this browser gave, if the server took its commitment. The first commitment seen stays. */
  contribute(table: SeenTable, nonce: string): void {
    this.see(table);
    const pin = this.find(table.id);
    const own = commitmentOf(nonce);
    if (pin !== null && table.seats.some((seat) => seat.commitment === own)) this.#save({ ...pin, nonce });
  }

  #load(): DicePin[] {
    try {
      const pins = JSON.parse(this.#store()?.getItem(STORAGE_KEY) ?? '[]') as unknown;
      return Array.isArray(pins) ? pins.filter(isPin) : [];
    } catch {
      return [];
    }
  }

  #save(pin: DicePin): void {
    const others = this.#load().filter(({ table }) => table !== pin.table);
    try {
      this.#store()?.setItem(STORAGE_KEY, JSON.stringify([...others, pin].slice(-MAX_PINS)));
    } catch {
      // Storage is full or forbidden: then there is nothing to check against later, and the dialog says so.
    }
  }
}

export const dicePins = new DicePins();

function isPin(pin: unknown): pin is DicePin {
  if (pin === null || typeof pin !== 'object') return false;
  const { table, seedHash, terms, nonce } = pin as Record<string, unknown>;
  return typeof table === 'string' && typeof seedHash === 'string' && [terms, nonce].every(isTextOrNull);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function termsOf({ id, seedHash, game, options, seats }: SeenTable): string {
  const commitments = seats.map(({ commitment: own }) => own);
  return diceTermsDigest({ table: id, seedHash, game, options: options as object, commitments });
}

/** Reading it throws where the browser forbids storage. */
function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
