/**
 * Colyseus with Formel Fun in a room: our rules, its state synchronisation with a patch after every move instead of twenty
 * times a second, and a view for each hand. It keeps everything in memory and nothing on disk.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { formelFun, type FormelFunTypes, MOVES } from '@paddock/formel-fun';
import { defaultOptions, type Match, resolveChance, Rng, startMatch, submitMove } from '@paddock/kernel';
import { copyChanges, createState, type FormelFunSchema } from '../peers/formel-fun-schema.ts';
import { runAsServerProcess } from './server-process.ts';
import { SEATS } from './tally.ts';

class FormelFunRoom extends Room<{ state: FormelFunSchema; client: Client<{ userData: { seat: number } }> }> {
  override maxClients = SEATS;
  override patchRate = null;
  readonly #match: Match<FormelFunTypes> = startMatch(formelFun, SEATS, defaultOptions(formelFun.options));
  readonly #rng = Rng.from(String(Math.random()));

  override onCreate(): void {
    const { state } = this.#match;
    this.#resolveChance();
    this.state = createState(state);
    this.onMessage('move', (client, id: number) => {
      const before = this.#match.game.clone(state);
      const { ok } = submitMove(this.#match, client.userData!.seat, MOVES[id]);
      if (!ok) return client.error(400, 'not a legal move');
      this.#resolveChance();
      copyChanges(this.state, state, before);
      this.broadcastPatch();
    });
  }

  override onJoin(client: this['clients'][number], { seat }: { seat: number }): void {
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]!);
  }

  #resolveChance(): void {
    resolveChance(this.#match, (_entry, ways) => this.#rng.below(ways));
  }
}

const http = createServer();
const peer = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
peer.define('formel-fun', FormelFunRoom);
await peer.listen(0, '127.0.0.1');
runAsServerProcess([(http.address() as AddressInfo).port], () => peer.gracefullyShutdown(false));
