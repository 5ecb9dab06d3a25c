import type { Championship } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ShareLinkField } from '../online/ShareLinkField.tsx';

/** The link to a season, its calendar file and its picture. */
export function ShareSeason({ championship }: { championship: Championship }): ReactElement {
  const { share: t } = useTexts().championships;
  const language = useSettings((settings) => settings.language);
  const { id, name, rounds, phase } = championship;
  const hasDates = rounds.some(({ schedule }) => schedule.kind === 'correspondence' || schedule.startsAt !== null);
  return (
    <section className="panel season-panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{phase === 'entry' ? t.text : t.watchText}</p>
      <ShareLinkField url={`${location.origin}/championship/${id}`} title={name} />
      <p className="season-links">
        {hasDates && phase !== 'over' && (
          <a href={`/api/championships/${id}/calendar.ics`} download={`${id}.ics`}>
            {t.calendar}
          </a>
        )}
        {phase !== 'entry' && <a href={`/championship/${id}/picture.${language}.png`}>{t.picture}</a>}
      </p>
    </section>
  );
}
