import { applyListChange, LOBBY_ORDER, type LobbyStreamEvents, type OwnTable, type Table } from '@paddock/protocol';
import type { Client, LobbyTold } from './client.ts';

type Seen = Partial<{ -readonly [Name in keyof LobbyStreamEvents]: LobbyStreamEvents[Name] }>;

/** Somebody in the lobby: what they see there by now, and what they were told. */
export class Visitor {
  readonly seen: Seen = {};
  readonly events: LobbyTold[] = [];
  readonly leave: () => void;

  constructor(client: Client) {
    this.leave = client.visit((told) => {
      this.events.push(told);
      see(this.seen, told);
    });
  }

  /** How often they were told something. */
  get told(): number {
    return this.events.length;
  }

  open(id: string): Table | undefined {
    return this.seen.open?.find((table) => table.id === id);
  }

  mine(id: string): OwnTable | undefined {
    return this.seen.mine?.find((table) => table.id === id);
  }
}

function see(seen: Seen, told: LobbyTold): void {
  switch (told.event) {
    case 'open-changed':
      seen.open = applyListChange(seen.open!, told.data, LOBBY_ORDER.open);
      break;
    case 'mine-changed':
      seen.mine = applyListChange(seen.mine!, told.data, LOBBY_ORDER.mine);
      break;
    case 'invitations-changed':
      seen.invitations = applyListChange(seen.invitations!, told.data, LOBBY_ORDER.invitations);
      break;
    default:
      Object.assign(seen, { [told.event]: told.data });
  }
}
