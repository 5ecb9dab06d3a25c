import { memo, type ReactElement, type Ref } from 'react';

interface DieLook {
  readonly paint: string;
  readonly ink: string;
  readonly outline: string;
  /** Edges between the faces one sees. */
  readonly edges: string;
  /** Where the number stands. */
  readonly y: number;
  readonly size: number;
}

/** A regular polygon with its point up. */
function polygonPath(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = (k / corners) * 2 * Math.PI - Math.PI / 2 + turn;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** By gear, the black die first: every die has a shape and a colour of its own. */
const DIE_LOOKS: readonly DieLook[] = [
  {
    paint: '#15191b',
    ink: '#ffffff',
    outline: polygonPath(6, 31),
    edges:
      'M0-19L17 11H-17ZM0-31V-19M27-15.500 17 11M-27-15.500-17 11M0 31 17 11M0 31-17 11M27 15.500 17 11M-27 15.500-17 11M27-15.500 0-19-27-15.500',
    y: 7,
    size: 17,
  },
  {
    paint: '#f0b429',
    ink: '#1d2a2f',
    outline: 'M0-31L30 22H-30Z',
    edges: 'M0-31L9 8 30 22M9 8-30 22',
    y: 17,
    size: 25,
  },
  {
    paint: '#e07b2c',
    ink: '#1d1408',
    outline: 'M-25-25H25V25H-25Z',
    edges: 'M-25-25L-19-19H19L25-25M-19-19V19L-25 25M19-19V19L25 25M-19 19H19',
    y: 11,
    size: 31,
  },
  { paint: '#b92b1a', ink: '#ffffff', outline: polygonPath(6, 31), edges: 'M0-31L26 15H-26Z', y: 9, size: 24 },
  {
    paint: '#1d6b45',
    ink: '#ffffff',
    outline: polygonPath(10, 31),
    edges: `${polygonPath(5, 19)}M0-31V-19M29.500-9.600 18-5.900M18.200 25 11.200 15.400M-18.200 25-11.200 15.400M-29.500-9.600-18-5.900`,
    y: 8,
    size: 22,
  },
  {
    paint: '#1f5fa8',
    ink: '#ffffff',
    outline: polygonPath(6, 31),
    edges: 'M0-19L17 11H-17ZM0-31V-19M27 15.500 17 11M-27 15.500-17 11M27-15.500 0-19-27-15.500 -17 11 0 31 17 11Z',
    y: 8,
    size: 18,
  },
  {
    paint: '#6b3a78',
    ink: '#ffffff',
    outline: polygonPath(10, 31, Math.PI / 10),
    edges:
      'M0-20L19 0 0 20-19 0ZM0-20-9.600-29.500M0-20 9.600-29.500M19 0 29 9M19 0 29-9M-19 0-29 9M-19 0-29-9M0 20 9.600 29.500M0 20-9.600 29.500',
    y: 7,
    size: 20,
  },
];

interface DieProps {
  readonly gear: number;
  readonly face: string | number;
  readonly size: number;
  readonly faceRef?: Ref<SVGTextElement>;
  /** Faces that flash by while the die tumbles. */
  readonly passingFaces?: readonly number[];
}

/** A die lying on the table. Gear 0 is the black one. */
export const Die = memo(function Die({ gear, face, size, faceRef, passingFaces }: DieProps): ReactElement {
  const { paint, ink, outline, edges, y, size: letters } = DIE_LOOKS[gear] ?? DIE_LOOKS[0]!;
  return (
    <svg className="fd-die" width={size} height={size} viewBox="-34 -34 68 68" aria-hidden="true">
      <path d={outline} fill={paint} stroke={gear === 0 ? ink : '#15191b'} strokeWidth="2.500" strokeLinejoin="round" />
      <path d={edges} fill="none" stroke={ink} strokeOpacity="0.35" strokeWidth="1.200" strokeLinejoin="round" />
      <text ref={faceRef} y={y} fontSize={letters} fill={ink}>
        {face}
      </text>
      {passingFaces?.map((passing, k) => (
        <text key={k} className={`fd-passing fd-passing-${k}`} y={y} fontSize={letters} fill={ink}>
          {passing}
        </text>
      ))}
    </svg>
  );
});
