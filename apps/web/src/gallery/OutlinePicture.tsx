import { DESCRIPTION_SIZE, type DataDescription } from '@paddock/kernel';
import type { ReactElement } from 'react';

const MARK_RADIUS = 26;

/** A small picture of a value, drawn from its description: the road and the places worth knowing. */
export function OutlinePicture({ outline, marks }: Pick<DataDescription, 'outline' | 'marks'>): ReactElement {
  const road = `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  return (
    <svg className="gallery-outline" viewBox={viewBoxOf(outline)} aria-hidden="true">
      {outline.length === 0 ? (
        <path
          className="gallery-unknown"
          d="M180 640C60 500 190 300 380 330S620 560 780 440 930 680 750 720 300 780 180 640Z"
        />
      ) : (
        <>
          <path className="gallery-rim" d={road} />
          <path className="gallery-road" d={road} />
        </>
      )}
      {marks.map(({ ink, at: [x, y] }) => (
        <circle key={`${x} ${y}`} className={`gallery-mark gallery-ink-${ink}`} cx={x} cy={y} r={MARK_RADIUS} />
      ))}
    </svg>
  );
}

/** As high as the outline is, so that flat circuits fill the width of a card; never flatter than two to one. */
function viewBoxOf(outline: DataDescription['outline']): string {
  if (outline.length === 0) return `0 180 ${DESCRIPTION_SIZE} 660`;
  const ys = outline.map(([, y]) => y);
  const height = Math.max(DESCRIPTION_SIZE * 0.6, Math.max(...ys) - Math.min(...ys) + 120);
  const middle = (Math.max(...ys) + Math.min(...ys)) / 2;
  return `0 ${Math.round(middle - height / 2)} ${DESCRIPTION_SIZE} ${Math.round(height)}`;
}
