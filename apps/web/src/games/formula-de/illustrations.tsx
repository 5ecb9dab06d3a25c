import { BLACK_DIE_FACES, DIE_FACES, GEAR_MOVES, type WearPart, WEAR_PARTS } from '@paddock/formula-de';
import type { ComponentType } from 'react';
import { type CircuitBoard, circuitBoardOf } from './circuit-board.ts';
import { Die } from './Die.tsx';
import { freshWearPoints } from './ui-types.ts';
import { InlineSymbol } from './symbols.tsx';
import { PriceOnCell } from './price.tsx';
import {
  CarOnCell,
  IllustrationFrame,
  HighlightedCell,
  monacoBoard,
  BoardScene,
  cellsAlong,
  RouteLine,
} from './BoardScene.tsx';
import type { FormulaDeTexts } from './texts/types.ts';
import './formula-de.css';
import './dashboard.css';

type Picture = ComponentType<{ readonly t: FormulaDeTexts }>;

const DicePicture: Picture = ({ t }) => (
  <IllustrationFrame caption={t.pictures.dice}>
    <div className="fd-dice-row">
      {GEAR_MOVES.map(({ gear }) => (
        <span key={gear} className="fd-dice-one">
          <Die gear={gear} face={gear} size={56} />
          {DIE_FACES[gear]![0]}–{DIE_FACES[gear]!.at(-1)}
        </span>
      ))}
      <span className="fd-dice-one">
        <Die gear={0} face={BLACK_DIE_FACES} size={56} />
        1–{BLACK_DIE_FACES}
      </span>
    </div>
  </IllustrationFrame>
);

const BesidePicture: Picture = ({ t }) => {
  const board = monacoBoard();
  return (
    <IllustrationFrame caption={t.pictures.beside}>
      <BoardScene board={board} around="m.s2.6">
        <HighlightedCell board={board} cell="o.s2.6" tone="risk" tokens={[]} />
        <HighlightedCell board={board} cell="i.s2.7" tone="risk" tokens={[]} />
        <CarOnCell board={board} cell="m.s2.6" seat={0} />
      </BoardScene>
    </IllustrationFrame>
  );
};

const WearPicture: Picture = ({ t }) => (
  <IllustrationFrame caption={t.pictures.wear}>
    <ul className="fd-wear fd-wear-picture">
      {WEAR_PARTS.map((part: WearPart) => (
        <li key={part} className="fd-part">
          <InlineSymbol name={part} />
          <span className="fd-part-name">{t.parts[part]}</span>
          <span className="fd-part-pips">
            {Array.from({ length: freshWearPoints(1, part) }, (_, k) => (
              <span key={k} className="fd-point" />
            ))}
          </span>
          <b className="fd-part-left">{freshWearPoints(1, part)}</b>
        </li>
      ))}
    </ul>
  </IllustrationFrame>
);

const GridPicture: Picture = ({ t }) => {
  const board = monacoBoard();
  const { grid } = board.circuit;
  return (
    <IllustrationFrame caption={t.pictures.grid}>
      <BoardScene board={board} around={grid[2]!} wide={420} high={300}>
        {grid.slice(0, 6).map((cell, seat) => (
          <CarOnCell key={cell} board={board} cell={cell} seat={seat} />
        ))}
      </BoardScene>
    </IllustrationFrame>
  );
};

const GatePicture: Picture = ({ t }) => (
  <IllustrationFrame caption={t.pictures.gate}>
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
                <PriceOnCell tokens={[{ symbol: 'fuel', text: '−1' }]} room={40} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  </IllustrationFrame>
);

const LanesPicture: Picture = ({ t }) => {
  const board = monacoBoard();
  return (
    <IllustrationFrame caption={t.pictures.lanes}>
      <BoardScene board={board} around="m.s2.7" wide={460}>
        <RouteLine board={board} cells={['o.s2.3', 'o.s2.4', 'm.s2.5', 'm.s2.6', 'm.s2.7', 'i.s2.8', 'i.s2.9']} />
        <CarOnCell board={board} cell="o.s2.3" seat={0} />
        <CarOnCell board={board} cell="o.s2.6" seat={1} />
        <HighlightedCell board={board} cell="i.s2.9" tone="clean" tokens={[{ symbol: 'free', text: '' }]} />
      </BoardScene>
    </IllustrationFrame>
  );
};

/** A car that drives so many cells along the middle lane towards the first corner. */
function drive(cells: number): { board: CircuitBoard; path: string[]; end: string } {
  const board = monacoBoard();
  const path = cellsAlong(board, 'm.s1.2', cells);
  return { board, path, end: path.at(-1)! };
}

/** How many steps lead from the start of these drives to the last cell of the corner. */
function cornerEnd(): number {
  const board = monacoBoard();
  return cellsAlong(board, 'm.s1.2', 20).findLastIndex((cell) => board.cells.get(cell)!.corner === 1);
}

const StopPicture: Picture = ({ t }) => {
  const { board, path, end } = drive(cornerEnd() - 2);
  return (
    <IllustrationFrame caption={t.pictures.stop}>
      <BoardScene board={board} around={path[3]!} high={260}>
        <RouteLine board={board} cells={path} />
        <CarOnCell board={board} cell={path[0]!} seat={0} />
        <HighlightedCell board={board} cell={end} tone="clean" tokens={[{ symbol: 'stop', text: '1/1' }]} />
      </BoardScene>
    </IllustrationFrame>
  );
};

const WidePicture: Picture = ({ t }) => {
  const { board, path, end } = drive(cornerEnd() + 2);
  return (
    <IllustrationFrame caption={t.pictures.wide}>
      <BoardScene board={board} around={path[5]!} high={260} wide={440}>
        <RouteLine board={board} cells={path} />
        <CarOnCell board={board} cell={path[0]!} seat={0} />
        <HighlightedCell board={board} cell={end} tone="tyres" tokens={[{ symbol: 'tyres', text: '−2' }]} />
      </BoardScene>
    </IllustrationFrame>
  );
};

const SpinPicture: Picture = ({ t }) => {
  const { board, path, end } = drive(cornerEnd() + 1);
  return (
    <IllustrationFrame caption={t.pictures.spin}>
      <BoardScene board={board} around={path[5]!} high={240}>
        <RouteLine board={board} cells={path} />
        <HighlightedCell board={board} cell={end} tone="spin" tokens={[]} />
        <CarOnCell board={board} cell={end} seat={0} turned />
      </BoardScene>
    </IllustrationFrame>
  );
};

const CollisionPicture: Picture = ({ t }) => {
  const board = monacoBoard();
  return (
    <IllustrationFrame caption={t.pictures.collision}>
      <BoardScene board={board} around="m.s2.7">
        <RouteLine board={board} cells={['m.s2.3', 'm.s2.4', 'm.s2.5', 'm.s2.6', 'm.s2.7']} />
        <HighlightedCell board={board} cell="m.s2.7" tone="risk" tokens={[{ symbol: 'crash', text: '2' }]} />
        <CarOnCell board={board} cell="m.s2.3" seat={0} />
        <CarOnCell board={board} cell="o.s2.7" seat={1} />
        <CarOnCell board={board} cell="m.s2.8" seat={2} />
      </BoardScene>
    </IllustrationFrame>
  );
};

const PitPicture: Picture = ({ t }) => {
  const board = circuitBoardOf('zandvoort', 'en');
  return (
    <IllustrationFrame caption={t.pictures.pit}>
      <BoardScene board={board} around="pit.8" wide={520} high={190}>
        <CarOnCell board={board} cell="box.2" seat={2} />
        <CarOnCell board={board} cell="pit.3" seat={0} />
        <CarOnCell board={board} cell="box.6" seat={6} />
      </BoardScene>
    </IllustrationFrame>
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
