import { applyListChange, LOBBY_ORDER, type LobbyStreamEvents, type OwnTable, type Table } from '@paddock/protocol';
import type { Client, ReceivedLobbyEvent } from './client.ts';

type SeenLists = Partial<{ -readonly [Name in keyof LobbyStreamEvents]: LobbyStreamEvents[Name] }>;

/** A client of the lobby stream: its current lists, and the events it received. */
export class LobbyVisitor {
  readonly seen: SeenLists = {};
  readonly events: ReceivedLobbyEvent[] = [];
  readonly leave: () => void;

  constructor(client: Client) {
    this.leave = client.subscribeLobby((received) => {
      this.events.push(received);
      applyEvent(this.seen, received);
    });
  }

  /** The number of events received. */
  get received(): number {
    return this.events.length;
  }

  open(id: string): Table | undefined {
    return this.seen.open?.find((table) => table.id === id);
  }

  mine(id: string): OwnTable | undefined {
    return this.seen.mine?.find((table) => table.id === id);
  }
}

function applyEvent(seen: SeenLists, received: ReceivedLobbyEvent): void {
  switch (received.event) {
    case 'open-changed':
      seen.open = applyListChange(seen.open!, received.data, LOBBY_ORDER.open);
      break;
    case 'mine-changed':
      seen.mine = applyListChange(seen.mine!, received.data, LOBBY_ORDER.mine);
      break;
    case 'invitations-changed':
      seen.invitations = applyListChange(seen.invitations!, received.data, LOBBY_ORDER.invitations);
      break;
    default:
      Object.assign(seen, { [received.event]: received.data });
  }
}
