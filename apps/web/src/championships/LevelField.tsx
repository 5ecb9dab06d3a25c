import { type Level, LEVELS } from '@paddock/kernel';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** The level of bots. */
export function LevelField({ value, onChange }: { value: Level; onChange: (level: Level) => void }): ReactElement {
  const t = useTexts();
  return (
    <label className="season-field">
      <span>{t.championships.create.level}</span>
      <select className="field" value={value} onChange={(event) => onChange(event.target.value as Level)}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.bots[level]?.name ?? level}
          </option>
        ))}
      </select>
    </label>
  );
}
