import { applyListChange, LOBBY_ORDER, type LobbyEvents, type OwnTable, type Table } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { call } from '../online/api.ts';
import { Line, type LineState } from '../online/line.ts';
import { useMe } from '../online/me.ts';

export interface LobbyNews {
  /** `null` until they are known. */
  readonly open: readonly Table[] | null;
  /** `null` until they are known, and for who has no nickname. */
  readonly mine: readonly OwnTable[] | null;
  readonly invitations: readonly Table[];
  readonly announcement: string | null;
  /** `asking` while the stream is not there: then everything is asked for, every few seconds. */
  readonly state: 'loading' | 'live' | 'asking' | 'failed';
}

const NOTHING: LobbyNews = { open: null, mine: null, invitations: [], announcement: null, state: 'loading' };
const PAUSE = 5000;

/** Follows the lobby until the answer is called. Who is not signed in has no tables to ask for. */
export function followLobby(tell: (news: LobbyNews) => void, isSignedIn: boolean, ask: typeof call = call): () => void {
  let news = NOTHING;
  let asking: ReturnType<typeof setInterval> | null = null;
  const put = (change: Partial<LobbyNews>): void => tell((news = { ...news, ...change }));
  const askAll = async (): Promise<void> => {
    const [open, mine, invitations] = await Promise.all([
      ask<readonly Table[]>('GET', '/api/tables'),
      isSignedIn ? ask<readonly OwnTable[]>('GET', '/api/me/tables') : null,
      isSignedIn ? ask<readonly Table[]>('GET', '/api/me/invitations') : null,
    ]);
    if (asking === null) return;
    if (!open.ok) put({ state: 'failed' });
    else {
      put({
        open: open.value,
        mine: mine?.ok === true ? mine.value : null,
        invitations: invitations?.ok === true ? invitations.value : [],
        state: 'asking',
      });
    }
  };
  const stopAsking = (): void => {
    if (asking !== null) clearInterval(asking);
    asking = null;
  };
  const onState = (state: LineState): void => {
    if (state === 'live') {
      stopAsking();
      put({ state: news.open === null ? 'loading' : 'live' });
    } else if (state !== 'connecting' && asking === null) {
      asking = setInterval(() => void askAll(), PAUSE);
      void askAll();
    }
  };
  const hear: { readonly [name in keyof LobbyEvents]: (data: LobbyEvents[name]) => void } = {
    open: (open) => put({ open, state: 'live' }),
    'open-changed': (change) => put({ open: applyListChange(news.open ?? [], change, LOBBY_ORDER.open) }),
    mine: (mine) => put({ mine }),
    'mine-changed': (change) => put({ mine: applyListChange(news.mine ?? [], change, LOBBY_ORDER.mine) }),
    invitations: (invitations) => put({ invitations }),
    'invitations-changed': (change) =>
      put({ invitations: applyListChange(news.invitations, change, LOBBY_ORDER.invitations) }),
    announcement: ({ text }) => put({ announcement: text }),
  };
  const line = new Line({
    path: '/api/lobby/live',
    onState,
    onEvent: ({ name, data }) => {
      if (name in hear) (hear[name as keyof LobbyEvents] as (data: unknown) => void)(data);
    },
  });
  line.open();
  return () => {
    line.close();
    stopAsking();
  };
}

/** The lobby as it is now; for somebody else when the nickname changes hands. */
export function useLobby(): LobbyNews {
  const { me, load } = useMe();
  const [known, setKnown] = useState(me !== undefined);
  const [news, setNews] = useState(NOTHING);
  useEffect(() => void load().then(() => setKnown(true)), [load]);
  useEffect(() => (known ? followLobby(setNews, me?.id !== undefined) : undefined), [known, me?.id]);
  return news;
}
