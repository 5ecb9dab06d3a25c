import type { Health } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { bytes, span } from './measures.ts';

export function HealthCard({ health }: { health: Health }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { version, storage, uptime, memory, stored, listeners, people, tables } = health;
  const count = (value: number): string => value.toLocaleString(language);
  const figures = [
    ['listeners', count(listeners)],
    ['runningTables', count(tables.running)],
    ['openTables', count(tables.open)],
    ['overTables', count(tables.over)],
    ['people', count(people)],
    ['uptime', span(uptime, language)],
    ['memory', bytes(memory, language)],
    ['stored', bytes(stored, language)],
    ['storage', storage === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
    ['version', version],
  ] as const;
  return (
    <section className="host-card host-health" aria-labelledby="host-health">
      <h2 id="host-health">{t.host.health}</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t.host[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
