import { type ReactElement, type ReactNode, useState } from 'react';
import type { DebriefUpdate } from '../worker/debriefs.ts';
import { DebriefStatus } from './DebriefStatus.tsx';
import { DriverCards } from './DriverCards.tsx';
import { GiftMatrix } from './GiftMatrix.tsx';
import { type DebriefStory, tellChances } from './sentences.ts';
import './debrief.css';
import './ribbon.css';

interface DebriefSummaryProps {
  readonly story: DebriefStory;
  readonly update: DebriefUpdate;
  /** The turning points with their buttons. */
  readonly children: ReactNode;
}

/** What decided the race. */
export function DebriefSummary({ story, update, children }: DebriefSummaryProps): ReactElement {
  const { context, t } = story;
  return (
    <section className="debrief" aria-label={t.title}>
      <h2>{t.title}</h2>
      <DebriefStatus update={update} context={context} t={t} />
      {children}
      <p className="debrief-small debrief-legend">
        <span>
          <svg width="12" height="14" aria-hidden="true">
            <path className="debrief-pole" d="M2 14V1" />
            <path className="debrief-flag" d="M2 1h9l-3 3l3 3H2Z" fill="currentColor" />
          </svg>
          {t.legendError}
        </span>
        <span>
          <svg width="12" height="14" aria-hidden="true">
            <path className="debrief-tick debrief-lucky" d="M3 7V0" />
            <path className="debrief-tick debrief-unlucky" d="M9 7V14" />
          </svg>
          {t.legendLuck}
        </span>
      </p>
    </section>
  );
}

/** The rest of the debrief: drivers, gifts, and everybody's chances in sentences. */
export function DebriefDetails({
  story,
  share,
}: {
  readonly story: DebriefStory;
  readonly share: ReactNode;
}): ReactElement {
  const { debrief, context, t } = story;
  const remainder = Math.round(100 * Math.max(...debrief.drivers.map(({ ledger }) => Math.abs(ledger.unexplained))));
  return (
    <section className="debrief" aria-label={t.driverCards}>
      <h2>{t.driverCards}</h2>
      <DriverCards story={story} />
      <h3>{t.gifts}</h3>
      <p className="debrief-quiet">{t.giftsHint}</p>
      <GiftMatrix story={story} />
      <ChancesInWords story={story} />
      {share}
      <p className="debrief-small">
        {t.remainder(remainder === 0 ? null : t.points(context.number(remainder), remainder))}{' '}
        {t.judgedBy(debrief.evaluator.id, debrief.evaluator.version)}
      </p>
    </section>
  );
}

/** The sentences are made only while they can be read. */
function ChancesInWords({ story }: { readonly story: DebriefStory }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const sentences = isOpen ? tellChances(story) : [];
  return (
    <details className="debrief-words" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{story.t.inWords}</summary>
      {sentences.map((sentence, i) => (
        // Rounds never change their order.
        <p key={i}>{sentence}</p>
      ))}
    </details>
  );
}
