import type { ReactElement } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import type { Way } from '../talk/mutes.ts';
import { Trouble } from './Trouble.tsx';
import { useAnswer } from './useAnswer.ts';
import { useDoing } from './useDoing.ts';

interface AvoidProps {
  readonly way: Way;
  readonly id: string;
  readonly nickname: string;
}

/** Whether one keeps off somebody in this way, and what that means. */
export function Avoid({ way, id, nickname }: AvoidProps): ReactElement | null {
  const t = useTexts().people.avoid[way];
  const [avoided, again] = useAnswer<readonly string[]>(`/api/me/${way}s`);
  const { busy, fault, run } = useDoing();
  if (avoided.state !== 'loaded') return null;
  const avoids = avoided.value.includes(id);
  const label = avoids ? t.undo : t.go;
  return (
    <div className="sheet-row">
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${nickname}`}
        disabled={busy}
        onClick={() => void run(() => call('POST', `/api/people/${id}/${avoids ? `un${way}` : way}`), again)}
      >
        {label}
      </button>
      <span className="hint" role="status">
        {avoids ? t.done : t.hint}
      </span>
      <Trouble fault={fault} />
    </div>
  );
}
