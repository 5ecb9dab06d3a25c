import { BoardgameIoPlayers } from './boardgame-io-players.ts';
import { ColyseusPlayers } from './colyseus-players.ts';
import { PaddockSocketPlayers } from './paddock-socket-players.ts';
import { PaddockStreamPlayers } from './paddock-stream-players.ts';
import type { LoadPlayers } from './players.ts';

/** A server that is measured, and how its players connect. */
export interface MeasuredServer {
  readonly title: string;
  /** What its process runs. */
  readonly file: string;
  readonly createPlayers: (ports: readonly number[]) => LoadPlayers;
}

export const SERVERS = {
  paddock: {
    title: 'Paddock, WebSocket, every move on disk',
    file: './paddock-server.ts',
    createPlayers: (ports) => new PaddockSocketPlayers(ports),
  },
  'paddock-streams': {
    title: 'Paddock, POST and SSE, every move on disk',
    file: './paddock-server.ts',
    createPlayers: (ports) => new PaddockStreamPlayers(ports),
  },
  'boardgame.io': {
    title: 'boardgame.io, socket.io, nothing on disk',
    file: './boardgame-io-server.ts',
    createPlayers: (ports) => new BoardgameIoPlayers(ports),
  },
  colyseus: {
    title: 'Colyseus, WebSocket, nothing on disk',
    file: './colyseus-server.ts',
    createPlayers: (ports) => new ColyseusPlayers(ports),
  },
} as const satisfies Record<string, MeasuredServer>;

export type ServerName = keyof typeof SERVERS;
