import {
  applyListChange,
  LOBBY_CHANNEL,
  LOBBY_ORDER,
  type LobbyStreamEvents,
  type OwnTable,
  type Table,
} from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { callApi } from '../base/api.ts';
import { LiveChannel } from '../base/live-channel.ts';
import { useMe } from '../base/me.ts';
import type { ConnectionState } from '../base/reconnect.ts';

export interface LobbyState {
  /** `null` until they are loaded. */
  readonly open: readonly Table[] | null;
  /** `null` until they are loaded, and without a nickname. */
  readonly mine: readonly OwnTable[] | null;
  readonly invitations: readonly Table[];
  readonly announcement: string | null;
  /** `polling` while nothing is live: then everything is requested every few seconds. */
  readonly state: 'loading' | 'live' | 'polling' | 'failed';
}

const EMPTY_LOBBY: LobbyState = { open: null, mine: null, invitations: [], announcement: null, state: 'loading' };
const POLL_INTERVAL_MS = 5000;

/**
 * Subscribes to the lobby and returns a function that ends the subscription. Without a session there are no own tables.
 */
export function subscribeToLobby(
  onChange: (lobby: LobbyState) => void,
  isSignedIn: boolean,
  request: typeof callApi = callApi,
): () => void {
  let lobby = EMPTY_LOBBY;
  let pollTimer: ReturnType<typeof setInterval> | null = null;
  const update = (change: Partial<LobbyState>): void => onChange((lobby = { ...lobby, ...change }));
  const poll = async (): Promise<void> => {
    const [open, mine, invitations] = await Promise.all([
      request<readonly Table[]>('GET', '/api/tables'),
      isSignedIn ? request<readonly OwnTable[]>('GET', '/api/me/tables') : null,
      isSignedIn ? request<readonly Table[]>('GET', '/api/me/invitations') : null,
    ]);
    if (pollTimer === null) return;
    if (!open.ok) update({ state: 'failed' });
    else {
      update({
        open: open.value,
        mine: mine?.ok === true ? mine.value : null,
        invitations: invitations?.ok === true ? invitations.value : [],
        state: 'polling',
      });
    }
  };
  const stopPolling = (): void => {
    if (pollTimer !== null) clearInterval(pollTimer);
    pollTimer = null;
  };
  const onState = (state: ConnectionState): void => {
    if (state === 'live') {
      stopPolling();
      update({ state: lobby.open === null ? 'loading' : 'live' });
    } else if (state !== 'connecting' && pollTimer === null) {
      pollTimer = setInterval(() => void poll(), POLL_INTERVAL_MS);
      void poll();
    }
  };
  const handlers: { readonly [name in keyof LobbyStreamEvents]: (data: LobbyStreamEvents[name]) => void } = {
    open: (open) => update({ open, state: 'live' }),
    'open-changed': (change) => update({ open: applyListChange(lobby.open ?? [], change, LOBBY_ORDER.open) }),
    mine: (mine) => update({ mine }),
    'mine-changed': (change) => update({ mine: applyListChange(lobby.mine ?? [], change, LOBBY_ORDER.mine) }),
    invitations: (invitations) => update({ invitations }),
    'invitations-changed': (change) =>
      update({ invitations: applyListChange(lobby.invitations, change, LOBBY_ORDER.invitations) }),
    announcement: ({ text }) => update({ announcement: text }),
  };
  const channel = new LiveChannel({
    name: LOBBY_CHANNEL,
    path: '/api/lobby/live',
    onState,
    onEvent: ({ name, data }) => {
      if (name in handlers) (handlers[name as keyof LobbyStreamEvents] as (data: unknown) => void)(data);
    },
  });
  channel.open();
  return () => {
    channel.close();
    stopPolling();
  };
}

/** The current state of the lobby, loaded anew when the person changes. */
export function useLobby(): LobbyState {
  const { me, load } = useMe();
  const [known, setKnown] = useState(me !== undefined);
  const [lobby, setLobby] = useState(EMPTY_LOBBY);
  useEffect(() => void load().then(() => setKnown(true)), [load]);
  useEffect(() => (known ? subscribeToLobby(setLobby, me?.id !== undefined) : undefined), [known, me?.id]);
  return lobby;
}
