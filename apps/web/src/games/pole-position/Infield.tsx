import type { PolePositionTypes, View } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import type { TableProps } from '../ui.ts';
import { CardRow } from './CardRow.tsx';
import { Podium } from './Podium.tsx';
import { StockList } from './StockList.tsx';
import type { PolePositionTexts } from './texts/types.ts';
import './infield.css';

type InfieldProps = Pick<TableProps<PolePositionTypes, PolePositionTexts>, 'context' | 'view' | 'cue'>;

/** What lies inside the loop: the cards of this turn, the podium below them, and the turn. */
export function Infield({ context, view, cue }: InfieldProps): ReactElement {
  const laying = view.phase === 'build' || view.phase === 'course';
  return (
    <g>
      <Podium view={view} context={context} />
      {laying ? <StockList view={view} t={context.t} /> : <CardRow view={view} context={context} cue={cue} />}
      <TurnCounter view={view} t={context.t} />
    </g>
  );
}

function TurnCounter({ view, t }: { readonly view: View; readonly t: PolePositionTexts }): ReactElement {
  return (
    <g className="pp-turn">
      <text className="pp-heading" x="194" y="614">
        {t.board.turn}
      </text>
      <text className="pp-turn-number" x="194" y="722">
        {view.turn}
      </text>
    </g>
  );
}
