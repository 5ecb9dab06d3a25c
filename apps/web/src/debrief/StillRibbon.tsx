import { type ReactElement, useRef } from 'react';
import { Ribbon } from './Ribbon.tsx';
import type { DebriefStory } from './sentences.ts';
import { useWidth } from './useWidth.ts';

const BANDS_HEIGHT = 56;

/** A ribbon to look at, as wide as there is room. */
export function StillRibbon({ story }: { readonly story: DebriefStory }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 320);
  const { debrief, log, context, viewer } = story;
  return (
    <div ref={box} className="debrief-still">
      <Ribbon
        debrief={debrief}
        rounds={log.rounds}
        name={context.name}
        viewer={viewer}
        width={width}
        height={BANDS_HEIGHT}
      />
    </div>
  );
}
