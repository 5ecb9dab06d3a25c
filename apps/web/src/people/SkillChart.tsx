import type { DrivenRace } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { skillOverTime } from './skill.ts';
import { usePointsFormat } from './usePointsFormat.ts';

const WIDTH = 300;
const HEIGHT = 100;
const MARGIN = 6;
/** In probability of winning: fewer would make chance look like a mountain. */
const MIN_RANGE = 0.5;

/** Two lines over the races: what luck and what skill have added up to. */
export function SkillChart({ races }: { readonly races: readonly DrivenRace[] }): ReactElement {
  const { skill: t } = useTexts().people;
  const { points } = usePointsFormat();
  const totals = [{ luck: 0, skill: 0 }, ...skillOverTime(races)];
  const range = Math.max(MIN_RANGE, ...totals.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const x = (i: number): number => (i * WIDTH) / (totals.length - 1);
  const y = (value: number): number => HEIGHT / 2 - (value / range) * (HEIGHT / 2 - MARGIN);
  const path = (name: 'luck' | 'skill'): string =>
    totals.map((total, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(total[name]).toFixed(1)}`).join('');
  const last = totals.at(-1)!;
  return (
    <figure className="skill-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.chart(points(last.skill), points(last.luck))}>
        <path className="skill-chart-zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="skill-chart-luck" d={path('luck')} />
        <path className="skill-chart-skill" d={path('skill')} />
      </svg>
      <figcaption>
        <span className="skill-chart-key-skill">{t.skillLine}</span>{' '}
        <span className="skill-chart-key-luck">{t.luckLine}</span>
      </figcaption>
    </figure>
  );
}
