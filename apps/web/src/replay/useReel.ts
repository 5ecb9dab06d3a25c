import { useEffect, useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Loaded } from '../kit/useLoaded.ts';
import type { TableLink } from '../table/link.ts';
import { directionFor } from '../table/useStage.ts';
import { Reel } from './reel.ts';
import { firstViewer } from './seats.ts';
import { momentOf } from './share.ts';

/** A race to look at, opened at the moment the address names. */
export function useReel(link: TableLink, ui: GameUi): Loaded<Reel> {
  const [loaded, setLoaded] = useState<Loaded<Reel>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    let reel: Reel | null = null;
    const at = momentOf(new URLSearchParams(location.search).get('at'));
    Reel.open(link, ui, directionFor(ui), firstViewer(link.info), at).then(
      (opened) => {
        if (left) return;
        reel = opened;
        setLoaded({ state: 'there', value: opened });
      },
      (error: unknown) => !left && setLoaded({ state: 'failed', error }),
    );
    return () => {
      left = true;
      reel?.stop();
      link.leave();
    };
  }, [link, ui]);
  return loaded;
}

/** Browsers do not like it when the address changes all the time. */
const ADDRESS_REST = 300;

/** Lets the address follow, so that a reload leads to the same moment. */
export function useAddress(at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.set('at', String(at));
      history.replaceState(history.state, '', url);
    }, ADDRESS_REST);
    return () => clearTimeout(timer);
  }, [at]);
}
