import { type ReactElement, useMemo } from 'react';
import { DebriefStatus } from '../../debrief/DebriefStatus.tsx';
import { StillRibbon } from '../../debrief/StillRibbon.tsx';
import { TurningPoints } from '../../debrief/TurningPoints.tsx';
import { useDebrief } from '../../debrief/useDebrief.ts';
import { useStory } from '../../debrief/useStory.ts';
import { useTurningPointEvents } from '../../debrief/useTurningPointEvents.ts';
import { createDebriefSource } from '../local-analysis.ts';
import type { FinishProps } from './FinishDialog.tsx';
import '../../debrief/debrief.css';

interface FinishDebriefProps extends FinishProps {
  /** Opens the replay at a moment. */
  readonly onReplay: (at: number) => void;
}

/** What decided the race, below the result: a small ribbon and the turning points. The rest is in the replay. */
export function FinishDebrief(props: FinishDebriefProps): ReactElement | null {
  const { ui, link, context, history, reader, onReplay } = props;
  const source = useMemo(() => createDebriefSource(link), [link]);
  const update = useDebrief(source);
  const story = useStory({ update, ui, context, history, reader, viewer: reader });
  // A race on the server is not asked for positions again.
  const told = useTurningPointEvents(link, ui, link.viewer === undefined ? story : null);
  if (story === null) return null;
  const { t, debrief } = story;
  return (
    <section className="finish-debrief" aria-label={t.title}>
      <h3>{t.title}</h3>
      <StillRibbon story={story} />
      <DebriefStatus update={update} context={context} t={t} />
      {debrief.isSketch !== true && (
        <TurningPoints
          story={story}
          told={told}
          actions={({ entry, kind }) => (
            <button type="button" className="button" onClick={() => onReplay(kind === 'error' ? entry : entry + 1)}>
              {t.look}
            </button>
          )}
        />
      )}
      <button type="button" className="button finish-story" onClick={() => onReplay(debrief.entries.length)}>
        {t.openDebrief}
      </button>
    </section>
  );
}
