import type { ReactElement } from 'react';
import type { LoadedGuide } from '../games/guides.ts';
import './symbol-list.css';

/** All symbols of a game with what they are and do. */
export function SymbolList({ guide: { guide, texts } }: { readonly guide: LoadedGuide }): ReactElement {
  return (
    <dl className="guide-symbol-list">
      {Object.entries(guide.symbols).map(([name, Picture]) => (
        <div key={name}>
          <dt>
            <Picture />
            <span>{texts.symbols[name]!.name}</span>
          </dt>
          <dd>{texts.symbols[name]!.text}</dd>
        </div>
      ))}
    </dl>
  );
}
