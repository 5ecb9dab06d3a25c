import { BLACK, FACES, GEAR_MOVES, type Part, PARTS } from '@paddock/formula-de';
import type { ComponentType } from 'react';
import { type Course, courseOf } from './course.ts';
import { Die } from './Die.tsx';
import { freshPoints } from './kind.ts';
import { Piece } from './pieces.tsx';
import { PriceOnCell } from './price.tsx';
import { At, Figure, Lit, monaco, Scene, walk, Way } from './scene.tsx';
import type { FormulaDeTexts } from './texts/types.ts';
import './formula-de.css';
import './dashboard.css';

type Picture = ComponentType<{ readonly t: FormulaDeTexts }>;

const DicePicture: Picture = ({ t }) => (
  <Figure caption={t.pictures.dice}>
    <div className="fd-dice-row">
      {GEAR_MOVES.map(({ gear }) => (
        <span key={gear} className="fd-dice-one">
          <Die gear={gear} face={gear} size={56} />
          {FACES[gear]![0]}–{FACES[gear]!.at(-1)}
        </span>
      ))}
      <span className="fd-dice-one">
        <Die gear={0} face={BLACK} size={56} />
        1–{BLACK}
      </span>
    </div>
  </Figure>
);

const BesidePicture: Picture = ({ t }) => {
  const course = monaco();
  return (
    <Figure caption={t.pictures.beside}>
      <Scene course={course} around="m.s2.6">
        <Lit course={course} cell="o.s2.6" tone="warn" tokens={[]} />
        <Lit course={course} cell="i.s2.7" tone="warn" tokens={[]} />
        <At course={course} cell="m.s2.6" seat={0} />
      </Scene>
    </Figure>
  );
};

const WearPicture: Picture = ({ t }) => (
  <Figure caption={t.pictures.wear}>
    <ul className="fd-wear fd-wear-picture">
      {PARTS.map((part: Part) => (
        <li key={part} className="fd-part">
          <Piece name={part} />
          <span className="fd-part-name">{t.parts[part]}</span>
          <span className="fd-part-pips">
            {Array.from({ length: freshPoints(1, part) }, (_, k) => (
              <span key={k} className="fd-point" />
            ))}
          </span>
          <b className="fd-part-left">{freshPoints(1, part)}</b>
        </li>
      ))}
    </ul>
  </Figure>
);

const GridPicture: Picture = ({ t }) => {
  const course = monaco();
  const { grid } = course.circuit;
  return (
    <Figure caption={t.pictures.grid}>
      <Scene course={course} around={grid[2]!} wide={420} high={300}>
        {grid.slice(0, 6).map((cell, seat) => (
          <At key={cell} course={course} cell={cell} seat={seat} />
        ))}
      </Scene>
    </Figure>
  );
};

const GatePicture: Picture = ({ t }) => (
  <Figure caption={t.pictures.gate}>
    <svg className="fd-scene fd-gate-picture" viewBox="0 0 300 130" aria-hidden="true">
      <path className="fd-gate-line" d="M60 30V100M150 30V100M240 30V100M60 65H240" />
      {[1, 2, 3, 4, 5, 6].map((gear) => {
        const free = gear >= 2 && gear <= 4;
        return (
          <g key={gear} transform={`translate(${60 + 90 * Math.floor((gear - 1) / 2)} ${gear % 2 === 1 ? 30 : 100})`}>
            <circle r="22" className={gear === 3 ? 'fd-knob fd-knob-now' : free ? 'fd-knob fd-knob-free' : 'fd-knob'} />
            <text y="9">{gear}</text>
            {gear === 1 && (
              <g transform="translate(-38 0)" className="fd-gate-cost">
                <PriceOnCell tokens={[{ piece: 'fuel', text: '−1' }]} room={40} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  </Figure>
);

const LanesPicture: Picture = ({ t }) => {
  const course = monaco();
  return (
    <Figure caption={t.pictures.lanes}>
      <Scene course={course} around="m.s2.7" wide={460}>
        <Way course={course} cells={['o.s2.3', 'o.s2.4', 'm.s2.5', 'm.s2.6', 'm.s2.7', 'i.s2.8', 'i.s2.9']} />
        <At course={course} cell="o.s2.3" seat={0} />
        <At course={course} cell="o.s2.6" seat={1} />
        <Lit course={course} cell="i.s2.9" tone="good" tokens={[{ piece: 'free', text: '' }]} />
      </Scene>
    </Figure>
  );
};

/** A car that drives so many cells along the middle lane towards the first corner. */
function drive(cells: number): { course: Course; path: string[]; end: string } {
  const course = monaco();
  const path = walk(course, 'm.s1.2', cells);
  return { course, path, end: path.at(-1)! };
}

/** How many steps lead from the start of these drives to the last cell of the corner. */
function cornerEnd(): number {
  const course = monaco();
  return walk(course, 'm.s1.2', 20).findLastIndex((cell) => course.cells.get(cell)!.corner === 1);
}

const StopPicture: Picture = ({ t }) => {
  const { course, path, end } = drive(cornerEnd() - 2);
  return (
    <Figure caption={t.pictures.stop}>
      <Scene course={course} around={path[3]!} high={260}>
        <Way course={course} cells={path} />
        <At course={course} cell={path[0]!} seat={0} />
        <Lit course={course} cell={end} tone="good" tokens={[{ piece: 'stop', text: '1/1' }]} />
      </Scene>
    </Figure>
  );
};

const WidePicture: Picture = ({ t }) => {
  const { course, path, end } = drive(cornerEnd() + 2);
  return (
    <Figure caption={t.pictures.wide}>
      <Scene course={course} around={path[5]!} high={260} wide={440}>
        <Way course={course} cells={path} />
        <At course={course} cell={path[0]!} seat={0} />
        <Lit course={course} cell={end} tone="warn" tokens={[{ piece: 'tyres', text: '−2' }]} />
      </Scene>
    </Figure>
  );
};

const SpinPicture: Picture = ({ t }) => {
  const { course, path, end } = drive(cornerEnd() + 1);
  return (
    <Figure caption={t.pictures.spin}>
      <Scene course={course} around={path[5]!} high={240}>
        <Way course={course} cells={path} />
        <Lit course={course} cell={end} tone="bad" tokens={[]} />
        <At course={course} cell={end} seat={0} turned />
      </Scene>
    </Figure>
  );
};

const CollisionPicture: Picture = ({ t }) => {
  const course = monaco();
  return (
    <Figure caption={t.pictures.collision}>
      <Scene course={course} around="m.s2.7">
        <Way course={course} cells={['m.s2.3', 'm.s2.4', 'm.s2.5', 'm.s2.6', 'm.s2.7']} />
        <Lit course={course} cell="m.s2.7" tone="warn" tokens={[{ piece: 'crash', text: '2' }]} />
        <At course={course} cell="m.s2.3" seat={0} />
        <At course={course} cell="o.s2.7" seat={1} />
        <At course={course} cell="m.s2.8" seat={2} />
      </Scene>
    </Figure>
  );
};

const PitPicture: Picture = ({ t }) => {
  const course = courseOf('zandvoort', 'en');
  return (
    <Figure caption={t.pictures.pit}>
      <Scene course={course} around="pit.8" wide={520} high={190}>
        <At course={course} cell="box.2" seat={2} />
        <At course={course} cell="pit.3" seat={0} />
        <At course={course} cell="box.6" seat={6} />
      </Scene>
    </Figure>
  );
};

export const Illustrations: Readonly<Record<string, Picture>> = {
  'FD-2': DicePicture,
  'FD-4': BesidePicture,
  'FD-6': WearPicture,
  'FD-8': GridPicture,
  'FD-12': GatePicture,
  'FD-14': LanesPicture,
  'FD-17': StopPicture,
  'FD-18': WidePicture,
  'FD-21': SpinPicture,
  'FD-25': CollisionPicture,
  'FD-30': PitPicture,
};
