import { describeDriver, roundLedger } from '@paddock/bots/driver-facts';
import { memo, type ReactElement } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import type { DebriefEntry, DriverSummary } from '../worker/debriefs.ts';
import { changeText, pointsText, signedText } from './numbers.ts';
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
  const { debrief, context, log, t } = story;
  const { seat, ownLuck, choices, errors } = driver;
  const ledger = roundLedger(driver.ledger);
  const { largestError, largestGift, placeWithoutLuck } = describeDriver(debrief, driver);
  const hasOwnLuck = debrief.entries.some(({ luckOf }) => luckOf !== null);
  const best = tellBestMoment(story, driver);
  const change = (value: number): string => changeText(value, t, context);
  const points = (sum: number): string => context.number(Math.round(100 * sum));
  const signed = (sum: number): string => signedText(sum, context);
  const whenOf = ({ entry }: DebriefEntry): { note?: string } => {
    const note = log.roundOf(entry);
    return note === null ? {} : { note };
  };
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
          value={pointsText(ledger.luck, t, context)}
          {...(hasOwnLuck ? { note: t.ownLuck(signed(ownLuck)) } : {})}
        />
        {largestError !== null && (
          <Fact label={t.largestError} value={change(-largestError.review!.error)} {...whenOf(largestError)} />
        )}
        {largestGift !== null && (
          <Fact
            label={t.largestGift}
            value={change(largestGift.review!.gift[seat]!)}
            note={t.giftFrom(log.roundOf(largestGift.entry), context.name(largestGift.actor))}
          />
        )}
        <Fact label={t.withoutLuck} value={t.place(placeWithoutLuck)} note={t.withoutLuckHint} />
        {best !== null && <Fact label={t.bestMoment} value={best} isLong />}
      </dl>
      <details className="debrief-ledger">
        <summary>{t.ledger}</summary>
        <p>
          {[
            `${t.atStart} ${points(ledger.start)}`,
            `${t.luck} ${signed(ledger.luck)}`,
            `${t.allDecisions} ${signed(ledger.decisions)}`,
            ...(ledger.unexplained === 0 ? [] : [`${t.unexplained} ${signed(ledger.unexplained)}`]),
            `${t.result} ${points(ledger.end)}`,
          ].join(' · ')}
          <br />
          {t.ledgerHint}
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
