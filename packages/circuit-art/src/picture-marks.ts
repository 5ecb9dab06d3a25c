import type { Language } from '@paddock/kernel';
import {
  type BoardPoint,
  type Circuit,
  type CircuitCorner,
  cornerName,
  type Drawing,
  type BoardLabel,
  type Landmark,
  textIn,
} from '@paddock/formula-de';
import type { CircuitGeometry, CornerPlace } from './geometry.ts';
import type { Point } from './road.ts';
import {
  toDegrees,
  DISPLAY_FACE,
  escapeXml,
  createSvgGroup,
  INKS,
  formatNumber,
  polylinePath,
  smoothPath,
  createSvgElement,
  TEXT_FACE,
} from './svg.ts';
import { drawSymbol } from './symbols.ts';

function points(list: readonly BoardPoint[]): Point[] {
  return list.map(([x, y]) => ({ x, y }));
}

/** Flat shapes and symbols under the road. */
export function drawLandmarks(drawing: Drawing): string[] {
  return drawing.landmarks.map((mark) => drawLandmark(mark)).filter((part) => part !== '');
}

function drawLandmark(mark: Landmark): string {
  switch (mark.kind) {
    case 'area': {
      const d = mark.smooth ? smoothPath(points(mark.points), true) : polylinePath(points(mark.points), true);
      return createSvgElement('path', { d, fill: INKS[mark.fill], opacity: mark.opacity });
    }
    case 'line':
      return createSvgElement('path', {
        d: mark.smooth ? smoothPath(points(mark.points)) : polylinePath(points(mark.points)),
        fill: 'none',
        stroke: INKS[mark.stroke],
        'stroke-width': mark.width,
        'stroke-dasharray': mark.dash,
        'stroke-linecap': 'round',
        opacity: mark.opacity,
      });
    case 'symbol':
      return drawSymbol(mark);
    case 'tunnel':
      return '';
  }
}

/** Roofs over the road: a shadow through which the cells stay visible, and a portal at either end. */
export function drawTunnels(drawing: Drawing, g: CircuitGeometry): string[] {
  const half = 1.5 * g.laneWidth + 13;
  return drawing.landmarks.flatMap((mark) => {
    if (mark.kind !== 'tunnel') return [];
    const portal = (at: number): string =>
      createSvgElement('path', {
        d: polylinePath(g.road.strip(at - 0.13, at + 0.13, -half - 4, half + 4), true),
        fill: INKS.stone,
        stroke: INKS.ink,
      });
    const beams: string[] = [];
    for (let place = mark.from + 1; place < mark.to - 0.4; place += 1.5) {
      beams.push(polylinePath([g.road.point(place, -half), g.road.point(place, half)]));
    }
    return [
      createSvgElement('path', {
        d: polylinePath(g.road.strip(mark.from, mark.to, -half, half), true),
        fill: INKS.ink,
        opacity: 0.38,
      }),
      createSvgElement('path', { d: beams.join(''), stroke: INKS.stone, 'stroke-width': 1.4, opacity: 0.3 }),
      createSvgElement('path', {
        d: polylinePath(g.road.edge(mark.from, mark.to, -half)) + polylinePath(g.road.edge(mark.from, mark.to, half)),
        fill: 'none',
        stroke: INKS.stone,
        'stroke-width': 5,
      }),
      portal(mark.from),
      portal(mark.to),
    ];
  });
}

export function drawLabels(drawing: Drawing, language: Language): string[] {
  return drawing.labels.map((label) => drawLabel(label, textIn(label.text, language)));
}

function drawLabel(label: BoardLabel, content: string): string {
  const style = label.style ?? 'caps';
  const turn = label.angle === undefined ? '' : ` rotate(${formatNumber(label.angle)})`;
  // Faces that are not condensed are squeezed to look so; the bundled one is already, and then it is set a little wider.
  const squeeze = style === 'title' ? ' scale(0.78 1)' : '';
  return createSvgElement(
    'text',
    {
      class: style === 'title' ? 'title' : 'label',
      transform: `translate(${formatNumber(label.x)} ${formatNumber(label.y)})${turn}${squeeze}`,
      'text-anchor': label.anchor ?? 'middle',
      'font-family': style === 'script' ? TEXT_FACE : DISPLAY_FACE,
      'font-weight': style === 'script' ? 400 : 700,
      'font-style': style === 'script' ? 'italic' : undefined,
      'font-size': label.size,
      'letter-spacing': style === 'script' ? 2 : label.size * (style === 'title' ? 0.04 : 0.08),
      fill: INKS[label.fill],
    },
    escapeXml(content),
  );
}

const FLAG_SIZES = { width: 46, height: 38, strip: 19, pole: 20 };

/** A yellow flag: the number of stops, and below it the longest and the shortest way through the corner. */
function drawFlag(corner: CircuitCorner, place: CornerPlace, language: Language): string {
  const { x, y, name } = place.flag;
  const { width, height, strip, pole } = FLAG_SIZES;
  const text = (content: string, at: Point, size: number, fill: string, anchor = 'middle'): string =>
    createSvgElement(
      'text',
      {
        x: at.x,
        y: at.y,
        'text-anchor': anchor,
        'font-family': DISPLAY_FACE,
        'font-weight': 700,
        'font-size': size,
        fill,
      },
      escapeXml(content),
    );
  const half = width / 2;
  const top = -(height + strip) / 2;
  const bottom = -top;
  const beside = { left: { x: -half - 10, y: 7 }, right: { x: half + 10, y: 7 } };
  const at =
    name === 'left' || name === 'right' ? beside[name] : { x: 0, y: name === 'above' ? top - 10 : bottom + 22 };
  const anchor = name === 'left' ? 'end' : name === 'right' ? 'start' : 'middle';
  return createSvgGroup(
    { class: 'flag', 'data-corner': corner.id, transform: `translate(${formatNumber(x)} ${formatNumber(y)})` },
    [
      createSvgElement('rect', {
        x: -half + 3,
        y: top + 4,
        width,
        height: height + strip,
        rx: 4,
        fill: INKS.ink,
        opacity: 0.25,
      }),
      createSvgElement('rect', { x: -half, y: top, width, height: height + strip, rx: 4, fill: INKS.ink }),
      createSvgElement('path', {
        d: `M${-half + 2} ${top + 2}H${half - 2}V${top + height}H${-half + 2}Z`,
        fill: INKS.yellow,
      }),
      text(String(corner.stops), { x: 0, y: top + 31 }, 34, INKS.ink),
      text(`${corner.longest}–${corner.shortest}`, { x: 0, y: bottom - 4.5 }, pole * 0.72, INKS.white),
      createSvgElement(
        'text',
        {
          ...at,
          'text-anchor': anchor,
          'font-family': DISPLAY_FACE,
          'font-weight': 700,
          'font-size': 20,
          'letter-spacing': 1,
          fill: INKS.ink,
          stroke: INKS.paper,
          'stroke-width': 5,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        },
        escapeXml(cornerName(corner, place.flag, language).toUpperCase()),
      ),
    ],
  );
}

export function drawFlags(circuit: Circuit, g: CircuitGeometry, language: Language): string[] {
  return circuit.corners.map((corner, k) => {
    const place = g.corners[k]!;
    const lead = { x: place.middle.x - place.flag.x, y: place.middle.y - place.flag.y };
    const length = Math.hypot(lead.x, lead.y);
    // The pole points at the corner and ends at the edge of the road.
    const end = Math.max(0, length - 1.5 * g.laneWidth - 8) / length;
    const pole = polylinePath([place.flag, { x: place.flag.x + lead.x * end, y: place.flag.y + lead.y * end }]);
    return (
      createSvgElement('path', { d: pole, stroke: INKS.ink, 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
      drawFlag(corner, place, language)
    );
  });
}

/** A broad arrow beside the start, in the direction of driving. */
export function drawDirectionArrow(g: CircuitGeometry): string[] {
  const place = -1.2;
  const { x, y } = g.road.point(place, -1.5 * g.laneWidth - 30);
  const angle = toDegrees(g.road.angle(place));
  const d = 'M-58 -6H26V-15L60 0L26 15V6H-58L-48 0Z';
  return [
    createSvgElement('path', {
      class: 'direction',
      d,
      fill: INKS.red,
      transform: `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(angle)})`,
    }),
  ];
}
