import { MAX_VACATION_DAYS, type Vacation } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useFetch } from './useFetch.ts';

const DEFAULT_DAYS = 7;

/** Begins or ends a vacation, during which the person's clocks stand still in correspondence races. */
export function VacationSetting(): ReactElement | null {
  const { vacation: t } = useTexts().people;
  const day = useDateFormat();
  const id = useId();
  const [vacation, retry] = useFetch<Vacation>('/api/me/vacation');
  const [wanted, setWanted] = useState(DEFAULT_DAYS);
  const { isBusy, error, run } = useAction();
  if (vacation.state !== 'loaded') return null;
  const { until, daysLeft } = vacation.value;
  const most = Math.min(daysLeft, MAX_VACATION_DAYS);
  const days = Math.min(wanted, most);
  return (
    <SettingsSection title={t.title} text={t.text}>
      <p role="status">{until === null ? t.left(daysLeft) : t.until(day(until))}</p>
      {until !== null && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(() => callApi('DELETE', '/api/me/vacation'), retry)}
        >
          {t.end}
        </button>
      )}
      {until === null && most > 0 && (
        <div className="sheet-row">
          <label htmlFor={id}>{t.days}</label>
          <select id={id} className="field" value={days} onChange={(event) => setWanted(Number(event.target.value))}>
            {Array.from({ length: most }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void run(() => callApi('POST', '/api/me/vacation', { days }), retry)}
          >
            {t.start}
          </button>
        </div>
      )}
      <ErrorMessage error={error} />
    </SettingsSection>
  );
}
