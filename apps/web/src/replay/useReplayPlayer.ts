import { useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { AsyncState } from '../kit/useAsync.ts';
import type { TableLink } from '../games/table-link.ts';
import { createPlaybackOptions } from '../table/useStepPlayer.ts';
import { ReplayPlayer } from './replay-player.ts';
import { initialViewer } from './viewers.ts';
import { parseEntryNumber } from './shared-moment.ts';

/** Opens the replay at the entry named in the URL. */
export function useReplayPlayer(link: TableLink, ui: GameUi): AsyncState<ReplayPlayer> {
  const [loaded, setLoaded] = useState<AsyncState<ReplayPlayer>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    let player: ReplayPlayer | null = null;
    const at = parseEntryNumber(new URLSearchParams(location.search).get('at'));
    ReplayPlayer.open(link, ui, createPlaybackOptions(ui), initialViewer(link.info), at).then(
      (opened) => {
        if (left) return;
        player = opened;
        setLoaded({ state: 'loaded', value: opened });
      },
      (error: unknown) => !left && setLoaded({ state: 'failed', error }),
    );
    return () => {
      left = true;
      player?.stop();
      link.leave();
    };
  }, [link, ui]);
  return loaded;
}

/** Browsers limit how often the URL may change. */
const ADDRESS_UPDATE_DELAY_MS = 300;

/** Keeps the URL at the shown entry, so that a reload leads to the same position. */
export function useAddressSync(at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.set('at', String(at));
      history.replaceState(history.state, '', url);
    }, ADDRESS_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [at]);
}
