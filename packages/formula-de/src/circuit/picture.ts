import type { Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';
import { layOutCircuit } from './geometry.ts';
import { circuitName, type NameLanguage } from './names.ts';
import { drawDirectionArrow, drawFlags, drawLabels, drawLandmarks, drawTunnels } from './picture-marks.ts';
import {
  drawArrows,
  drawAsphalt,
  drawFinishLine,
  drawGridSlots,
  drawKerbs,
  drawLaneLines,
  drawPitLane,
  drawVerge,
} from './picture-road.ts';
import { escapeXml, svgGroup, INKS, svgElement } from './svg.ts';

/** The paper's margin around the picture. */
const MARGIN = 34;

/** The board as a printed poster in one language: one SVG picture that needs nothing from elsewhere. */
export function drawCircuit(circuit: Circuit, drawing: Drawing, language: NameLanguage = 'en'): string {
  const g = layOutCircuit(circuit, drawing);
  const { width, height } = g;
  const field = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const parts = [
    svgElement('title', {}, escapeXml(circuitName(circuit, language))),
    svgElement('clipPath', { id: `field-${circuit.id}` }, svgElement('rect', field)),
    svgElement('rect', { width, height, fill: INKS.paper }),
    svgGroup({ 'clip-path': `url(#field-${circuit.id})` }, [
      svgElement('rect', { ...field, fill: INKS[drawing.ground] }),
      svgGroup({ class: 'landmarks' }, drawLandmarks(drawing)),
    ]),
    svgGroup({ class: 'road' }, [
      ...drawVerge(g),
      ...drawKerbs(g),
      ...drawAsphalt(circuit, g),
      ...drawPitLane(g),
      ...drawLaneLines(circuit, g),
      ...drawArrows(circuit, g),
      ...drawGridSlots(circuit, g),
      ...drawFinishLine(g),
    ]),
    svgGroup({ class: 'tunnels' }, drawTunnels(drawing, g)),
    svgGroup({ class: 'signs' }, [
      ...drawDirectionArrow(g),
      ...drawLabels(drawing, language),
      ...drawFlags(circuit, g, language),
    ]),
    svgElement('rect', { ...field, fill: 'none', stroke: INKS.ink, 'stroke-width': 2.5 }),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-stretch': 'condensed',
  };
  return `${svgElement('svg', root, `\n${parts.filter((part) => part !== '').join('\n')}\n`)}\n`;
}
