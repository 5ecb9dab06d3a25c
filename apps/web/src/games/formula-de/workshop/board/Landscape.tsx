import { drawLandmarks, INKS } from '@paddock/circuit-art';
import type { CircuitDesign } from '@paddock/circuit-design';
import type { Drawing } from '@paddock/formula-de';
import { memo, type ReactElement, useMemo } from 'react';
import { toNightColours } from '../../night.ts';

/** The paper's margin around the picture, as on the finished board. */
const MARGIN = 34;

type LandscapeProps = Pick<CircuitDesign, 'width' | 'height' | 'ground' | 'landmarks'> & { readonly night: boolean };

/** Ground and landmarks. They are drawn here, not with the road, so that they follow the pointer. */
export const Landscape = memo(function Landscape(props: LandscapeProps): ReactElement {
  const { width, height, ground, landmarks, night } = props;
  const svg = useMemo(() => {
    const field = `x="${MARGIN}" y="${MARGIN}" width="${width - 2 * MARGIN}" height="${height - 2 * MARGIN}"`;
    const marks = drawLandmarks({ landmarks } as Drawing).join('');
    const day =
      `<clipPath id="fd-field"><rect ${field}/></clipPath><rect width="${width}" height="${height}" fill="${INKS.paper}"/>` +
      `<g clip-path="url(#fd-field)"><rect ${field} fill="${INKS[ground]}"/>${marks}</g>` +
      `<rect ${field} fill="none" stroke="${INKS.ink}" stroke-width="2.5"/>`;
    return night ? toNightColours(day) : day;
  }, [width, height, ground, landmarks, night]);
  // Landmarks were checked when they came in: numbers, and inks and symbols by name.
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
});
