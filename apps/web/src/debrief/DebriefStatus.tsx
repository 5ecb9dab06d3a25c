import type { ReactElement } from 'react';
import type { TextContext } from '../games/ui.ts';
import type { DebriefUpdate } from '../worker/debriefs.ts';
import { useDebriefTexts } from './debrief-texts.ts';
import { percentText } from './numbers.ts';
import type { DebriefTexts } from './texts/types.ts';

interface DebriefStatusProps {
  readonly update: DebriefUpdate;
  readonly context: TextContext;
  readonly t: DebriefTexts;
}

/** How far the computation has come. It keeps its line, so that nothing moves. */
export function DebriefStatus({ update, context, t }: DebriefStatusProps): ReactElement | null {
  if (update.state === 'failed') return <p className="debrief-quiet">{t.failed}</p>;
  if (update.state !== 'computing') return null;
  const { progress, debrief } = update;
  if (debrief === null || debrief.isSketch === true) return <p className="debrief-quiet">{t.computing}</p>;
  const share = progress === null || progress.pass === 'quick' ? 0 : progress.done / progress.total;
  return <p className="debrief-quiet">{t.refining(percentText(share, t, context))}</p>;
}

/** Says that a debrief is being computed as long as there is nothing to show. */
export function DebriefWaiting({ update, context }: Omit<DebriefStatusProps, 't'>): ReactElement | null {
  const t = useDebriefTexts();
  if (t === null) return null;
  return (
    <section className="debrief" aria-label={t.title}>
      <h2>{t.title}</h2>
      <DebriefStatus update={update} context={context} t={t} />
    </section>
  );
}
