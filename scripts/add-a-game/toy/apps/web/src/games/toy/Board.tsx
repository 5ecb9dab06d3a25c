import type { ToyTypes } from '@paddock/toy';
import type { ReactElement } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import type { TableProps } from '../ui.ts';
import type { ToyTexts } from './texts/types.ts';

type ToyTableProps = TableProps<ToyTypes, ToyTexts>;

export function Board({ view, context }: ToyTableProps): ReactElement {
  return <p className="toy-board">{context.t.own(view.own)}</p>;
}

export function Actions(props: ToyTableProps): ReactElement {
  const { position, isAsked, context } = props;
  return (
    <div>
      {(isAsked ? position.legal : []).map((move) => (
        <button key={move.bid} type="button" className="button" {...choiceButtonProps(move, props)}>
          {context.t.bid(move.bid)}
        </button>
      ))}
    </div>
  );
}
