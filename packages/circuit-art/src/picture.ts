import type { Language } from '@paddock/kernel';
import { type Circuit, circuitName, type Drawing } from '@paddock/formula-de';
import { circuitGeometry } from './geometry.ts';
import { directionArrow, flags, labels, landmarks, tunnels } from './picture-marks.ts';
import { arrows, asphalt, finishLine, gridSlots, kerbStones, laneLines, pitLane, verge } from './picture-road.ts';
import { escapeXml, group, INKS, tag } from './svg.ts';

/** The paper's margin around the picture. */
const MARGIN = 34;

/** The board as a printed poster in one language: one SVG picture that needs nothing from elsewhere. */
export function circuitSvg(circuit: Circuit, drawing: Drawing, language: Language = 'en'): string {
  const g = circuitGeometry(circuit, drawing);
  const { width, height } = g;
  const field = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const parts = [
    tag('title', {}, escapeXml(circuitName(circuit, language))),
    tag('clipPath', { id: `field-${circuit.id}` }, tag('rect', field)),
    tag('rect', { width, height, fill: INKS.paper }),
    group({ 'clip-path': `url(#field-${circuit.id})` }, [
      tag('rect', { ...field, fill: INKS[drawing.ground] }),
      group({ class: 'landmarks' }, landmarks(drawing)),
    ]),
    group({ class: 'road' }, [
      ...verge(g),
      ...kerbStones(g),
      ...asphalt(circuit, g),
      ...pitLane(g),
      ...laneLines(circuit, g),
      ...arrows(circuit, g),
      ...gridSlots(circuit, g),
      ...finishLine(g),
    ]),
    group({ class: 'tunnels' }, tunnels(drawing, g)),
    group({ class: 'signs' }, [...directionArrow(g), ...labels(drawing, language), ...flags(circuit, g, language)]),
    tag('rect', { ...field, fill: 'none', stroke: INKS.ink, 'stroke-width': 2.5 }),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-stretch': 'condensed',
  };
  return `${tag('svg', root, `\n${parts.filter((part) => part !== '').join('\n')}\n`)}\n`;
}
