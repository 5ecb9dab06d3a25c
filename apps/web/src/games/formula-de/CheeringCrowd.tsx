import type { FormulaDeTypes } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import type { Cue } from '../ui.ts';
import { durationStyle } from './Scenes.tsx';
import './scenes.css';

/** Spectators with hats, arms and pennants, 60 wide and 60 high, standing on the lower edge. */
const SPECTATORS = [
  'M6 60V44C6 34 18 34 18 44V60ZM12 24a6 6 0 1 0 .01 0ZM16 42 26 22 29 24 19 45Z',
  'M26 60V46C26 37 37 37 37 46V60ZM31.500 28a5.500 5.500 0 1 0 .01 0ZM24 29.500H39L36 26H27Z',
  'M44 60V42C44 32 57 32 57 42V60ZM50.500 21a6.500 6.500 0 1 0 .01 0ZM46 42 36 20 39 18 49 40ZM55 40 62 20 65 22 58 43Z',
];
const CROWD_WIDTH = 60;
const CROWD_BLOCKS = 14;
const PENNANT_COLOURS = ['#b92b1a', '#f0b429', '#1f5fa8', '#1d6b45', '#e07b2c'];

/** The crowd jumps up at the lower edge of the board. */
export function CheeringCrowd({ cue }: { cue: Cue<FormulaDeTypes> }): ReactElement {
  return (
    <svg
      key={cue.key}
      className="fd-crowd"
      viewBox={`0 0 ${CROWD_BLOCKS * CROWD_WIDTH} 64`}
      preserveAspectRatio="xMidYMax slice"
      style={durationStyle(cue)}
      aria-hidden="true"
    >
      {[0, 1, 2].map((row) => (
        <g key={row} className={`fd-crowd-row fd-crowd-row-${row}`}>
          {Array.from({ length: CROWD_BLOCKS }, (_, block) => (
            <g key={block} transform={`translate(${block * CROWD_WIDTH + row * 7} 0)`}>
              <path d={SPECTATORS[row]} />
              {(block + row) % 2 === 0 && (
                <path
                  d={`M${14 + 20 * row} 4h2v26h-2ZM${16 + 20 * row} 4l16 5-16 6Z`}
                  fill={PENNANT_COLOURS[(block * 3 + row) % PENNANT_COLOURS.length]}
                />
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
