import type { CircuitGeometry } from '@paddock/circuit-art';

/** The colours of the day poster and their counterparts at night. */
const NIGHT_COLOURS: Readonly<Record<string, string>> = {
  '#f3ead6': '#0f1b25',
  '#1f2a30': '#080f15',
  '#7f9a63': '#22402f',
  '#1d4a38': '#0f2a20',
  '#3f6b4c': '#183527',
  '#2f7c94': '#12364b',
  '#1f5f7a': '#0c2738',
  '#9cc7c6': '#3f7482',
  '#58b5c4': '#57cfe0',
  '#ecd6a4': '#4a4435',
  '#c9bd83': '#363a2b',
  '#e6d3ad': '#544d3d',
  '#c8643c': '#71402d',
  '#f0dfbd': '#6a6350',
  '#b99f74': '#3c382d',
  '#c33323': '#c2452f',
  '#fbf6ea': '#e4dcc8',
  '#4b4a4a': '#353a3f',
  '#5c5450': '#443f3e',
  '#6b6864': '#484c50',
  '#787471': '#5d6266',
};
/** The same for texts: dark on light becomes light on dark. */
const NIGHT_TEXT_COLOURS: Readonly<Record<string, string>> = {
  '#1f2a30': '#f3ead6',
  '#f3ead6': '#f3ead6',
  '#fbf6ea': '#fff6dd',
  '#1d4a38': '#9fc3ad',
  '#3f6b4c': '#9fc3ad',
};
/** The windows of houses, hotels and the casino, lit at night. */
const WINDOW_PATTERN = /(<path d="(?:M-22 4|M-40 -34|M-66 50V18|M-66 -22)[^"]*" fill=")#b99f74/g;

/** The picture in the colours of the night. */
export function toNightColours(svg: string): string {
  return (
    svg
      .replace(WINDOW_PATTERN, '$1#ffd978')
      .replace(/(<text class="(?:title|label)"[^>]* fill=")(#[0-9a-f]{6})/g, (_, head: string, ink: string) => {
        return `${head}${NIGHT_TEXT_COLOURS[ink] ?? ink}-`;
      })
      .replaceAll('fill="#1f2a30" stroke="#f3ead6"', 'fill="#f3ead6-" stroke="#0f1b25-"')
      // A hyphen marks colours that are already replaced.
      .replace(/#[0-9a-f]{6}(-?)/g, (ink, done: string) =>
        done === '' ? (NIGHT_COLOURS[ink] ?? ink) : ink.slice(0, -1),
      )
  );
}

/** Turns a day poster into a night poster: other colours, and lamps along the road. */
export function toNightPoster(svg: string, geometry: CircuitGeometry): string {
  const nightSvg = toNightColours(svg);
  const at = nightSvg.indexOf('<g class="signs">');
  return `${nightSvg.slice(0, at)}${lampsSvg(geometry)}${nightSvg.slice(at)}`;
}

/** A lamp every few rows, on alternating sides, with a pool of light on the road. */
function lampsSvg({ road, laneWidth }: CircuitGeometry): string {
  const count = Math.max(6, Math.round(road.line.lapRows / 6));
  let pools = '';
  let heads = '';
  for (let k = 0; k < count; k++) {
    const place = (k * road.line.lapRows) / count;
    const side = k % 2 === 0 ? -1 : 1;
    const pool = road.point(place, side * laneWidth * 0.7);
    const head = road.point(place, side * -(1.5 * laneWidth + 15));
    pools += `<circle cx="${pool.x.toFixed(1)}" cy="${pool.y.toFixed(1)}" r="${laneWidth * 5.4}" fill="url(#pool)"/>`;
    heads += `<circle cx="${head.x.toFixed(1)}" cy="${head.y.toFixed(1)}" r="15" fill="url(#pool)"/>`;
    heads += `<circle cx="${head.x.toFixed(1)}" cy="${head.y.toFixed(1)}" r="3.4" fill="#fff3cf"/>`;
  }
  const gradient =
    '<radialGradient id="pool"><stop offset="0" stop-color="#ffe2a0" stop-opacity="0.3"/>' +
    '<stop offset="0.55" stop-color="#ffd27a" stop-opacity="0.1"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>';
  return `<defs>${gradient}</defs><g class="lamps">${pools}${heads}</g>`;
}
