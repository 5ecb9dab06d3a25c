import type { OwnReport } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFetch } from './useFetch.ts';
import { useDateFormat } from './useDateFormat.ts';

/** The person's reports and the admin's answers. Hidden without reports. */
export function OwnReports(): ReactElement | null {
  const { reports: t } = useTexts().people;
  const day = useDateFormat();
  const [reports] = useFetch<readonly OwnReport[]>('/api/me/reports');
  if (reports.state !== 'loaded' || reports.value.length === 0) return null;
  return (
    <SettingsSection title={t.title} text={t.text}>
      <ul className="sheet-list">
        {reports.value.map(({ table, item, reason, at, answer }) => (
          <li key={`${table}${item ?? ''} ${at}`}>
            <span>
              {t.reported(day(at))} <q>{reason}</q>
              <br />
              {answer === null ? t.waiting : <strong>{t.answer(answer)}</strong>}
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
