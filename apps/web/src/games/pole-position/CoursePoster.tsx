import type { Token } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Asphalt, CourseTokens } from './Road.tsx';
import { Scenery } from './Scenery.tsx';
import type { PolePositionTexts } from './texts/types.ts';
import './pole-position.css';

const SEATS = 4;

/** A course as it lies on the table. */
export function CoursePoster({ value, t }: { readonly value: unknown; readonly t: PolePositionTexts }): ReactElement {
  return (
    <svg className="pp-poster" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.options['tokens']!.title}>
      <Scenery />
      <Asphalt seats={SEATS} />
      <CourseTokens course={value as readonly Token[]} explain={() => ''} />
    </svg>
  );
}
