import { memo, type ReactElement } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import type { DriverSummary } from '../worker/debriefs.ts';
import { changeText, percentText } from './numbers.ts';
import { type DebriefStory, tellBestMoment } from './sentences.ts';

/** A card for every driver: errors, luck, gifts, the result without luck, and what was played well. */
export const DriverCards = memo(function DriverCards({ story }: { readonly story: DebriefStory }): ReactElement {
  return (
    <ul className="debrief-cards">
      {story.debrief.drivers.map((driver) => (
        <DriverCard key={driver.seat} story={story} driver={driver} />
      ))}
    </ul>
  );
});

function DriverCard({ story, driver }: { readonly story: DebriefStory; readonly driver: DriverSummary }): ReactElement {
  const { debrief, context, t } = story;
  const { seat, ledger, ownLuck, choices, errors, errorTotal, luckAdjusted } = driver;
  const received = debrief.drivers.reduce((sum, other) => sum + (other.seat === seat ? 0 : other.gifts[seat]!), 0);
  const hasOwnLuck = debrief.entries.some(({ luckOf }) => luckOf !== null);
  const best = tellBestMoment(story, driver);
  const change = (value: number): string => changeText(value, t, context);
  const rate = choices === 0 ? 0 : (100 * errors) / choices;
  return (
    <li className="debrief-card">
      <h3>
        <CarBadge seat={seat} /> {context.name(seat)}
      </h3>
      <dl>
        <Fact label={t.errorRate} value={context.number(Math.round(rate))} note={t.errorCount(errors, choices)} />
        <Fact
          label={t.luck}
          value={change(ledger.luck)}
          {...(hasOwnLuck ? { note: t.ownLuck(change(ownLuck)) } : {})}
        />
        <Fact label={t.given} value={percentText(errorTotal, t, context)} />
        <Fact label={t.received} value={change(received)} />
        <Fact label={t.withoutLuck} value={percentText(luckAdjusted, t, context)} note={t.withoutLuckHint} />
        {best !== null && <Fact label={t.bestMoment} value={best} isLong />}
      </dl>
      <details className="debrief-ledger">
        <summary>{t.ledger}</summary>
        <p>
          {[
            `${t.atStart} ${percentText(ledger.start, t, context)}`,
            `${t.luck} ${change(ledger.luck)}`,
            `${t.allDecisions} ${change(ledger.decisions)}`,
            `${t.unexplained} ${change(ledger.unexplained)}`,
            `${t.result} ${percentText(ledger.end, t, context)}`,
          ].join(' · ')}
        </p>
      </details>
    </li>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isLong?: boolean;
}

function Fact({ label, value, note, isLong = false }: FactProps): ReactElement {
  return (
    <div className={isLong ? 'debrief-fact debrief-long' : 'debrief-fact'}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
