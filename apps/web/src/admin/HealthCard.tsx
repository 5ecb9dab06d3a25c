import type { ServerStatus } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { formatBytes, formatDuration } from './format.ts';

export function HealthCard({ health }: { health: ServerStatus }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const {
    version,
    storage,
    uptimeMs: uptime,
    memoryBytes: memory,
    databaseBytes: stored,
    subscribers: listeners,
    people,
    tables,
  } = health;
  const count = (value: number): string => value.toLocaleString(language);
  const figures = [
    ['listeners', count(listeners)],
    ['runningTables', count(tables.running)],
    ['openTables', count(tables.open)],
    ['overTables', count(tables.over)],
    ['people', count(people)],
    ['uptime', formatDuration(uptime, language)],
    ['memory', formatBytes(memory, language)],
    ['stored', formatBytes(stored, language)],
    ['storage', storage === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
    ['version', version],
  ] as const;
  return (
    <section className="card admin-card admin-health" aria-labelledby="admin-health">
      <h2 id="admin-health">{t.admin.health}</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t.admin[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
