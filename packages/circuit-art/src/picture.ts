import type { Language } from '@paddock/kernel';
import { type Circuit, circuitName, type Drawing } from '@paddock/formula-de';
import { layOutCircuit } from './geometry.ts';
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
import { escapeXml, createSvgGroup, INKS, createSvgElement } from './svg.ts';

/** The paper's margin around the picture. */
const MARGIN = 34;

/** Where a picture is put inside another one. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The board as a printed poster in one language: one SVG picture that needs nothing from elsewhere, or part of another one. */
export function drawCircuit(
  circuit: Circuit,
  drawing: Drawing,
  language: Language = 'en',
  place: PicturePlace | null = null,
): string {
  const g = layOutCircuit(circuit, drawing);
  const { width, height } = g;
  const field = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const parts = [
    createSvgElement('title', {}, escapeXml(circuitName(circuit, language))),
    createSvgElement('clipPath', { id: `field-${circuit.id}` }, createSvgElement('rect', field)),
    createSvgElement('rect', { width, height, fill: INKS.paper }),
    createSvgGroup({ 'clip-path': `url(#field-${circuit.id})` }, [
      createSvgElement('rect', { ...field, fill: INKS[drawing.ground] }),
      createSvgGroup({ class: 'landmarks' }, drawLandmarks(drawing)),
    ]),
    createSvgGroup({ class: 'road' }, [
      ...drawVerge(g),
      ...drawKerbs(g),
      ...drawAsphalt(circuit, g),
      ...drawPitLane(g),
      ...drawLaneLines(circuit, g),
      ...drawArrows(circuit, g),
      ...drawGridSlots(circuit, g),
      ...drawFinishLine(g),
    ]),
    createSvgGroup({ class: 'tunnels' }, drawTunnels(drawing, g)),
    createSvgGroup({ class: 'signs' }, [
      ...drawDirectionArrow(g),
      ...drawLabels(drawing, language),
      ...drawFlags(circuit, g, language),
    ]),
    createSvgElement('rect', { ...field, fill: 'none', stroke: INKS.ink, 'stroke-width': 2.5 }),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    ...(place ?? { width, height }),
    role: 'img',
    'font-stretch': 'condensed',
  };
  return `${createSvgElement('svg', root, `\n${parts.filter((part) => part !== '').join('\n')}\n`)}\n`;
}
