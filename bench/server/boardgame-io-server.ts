/** boardgame.io's own server with Formel Fun as its examples would have it; it keeps everything in memory. */
import { type AddressInfo, createServer } from 'node:net';
import type { Server as PeerServer } from 'boardgame.io/server';
// @ts-expect-error this entry comes without types; they are those of boardgame.io/server
import server from 'boardgame.io/dist/cjs/server.js';
import { type FormelFunG, formelFunForPeer } from '../peers/formel-fun.ts';
import { runAsServerProcess } from './server-process.ts';

const { Server } = server as { Server: typeof PeerServer };

/** Nobody is shown the cards of others, nor the pile. */
function playerView({ G, playerID }: { G: FormelFunG; playerID: string | null }): FormelFunG {
  return { ...G, pile: [], hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : [])) };
}

const peer = Server({ games: [{ ...formelFunForPeer, playerView }], origins: [/./] });
// Its lobby on a port of its own: with the koa of today it answers 404 on the one of the games.
const running = await peer.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });
const ports = [running.appServer, running.apiServer!].map((one) => (one.address() as AddressInfo).port);
runAsServerProcess(ports, () => {
  peer.kill(running);
  return Promise.resolve();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer();
    socket.listen(0, () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}
