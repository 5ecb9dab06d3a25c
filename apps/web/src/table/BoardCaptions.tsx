import { type ReactElement, useCallback } from 'react';
import { useSettings } from '../base/settings.ts';
import { loadGuide } from '../games/guides.ts';
import { type Caption, SymbolCaption } from '../kit/SymbolCaption.tsx';

/** Captions for the symbols on board and dashboard. Their texts are loaded with the first tap. */
export function BoardCaptions({ game }: { readonly game: string }): ReactElement {
  const language = useSettings((settings) => settings.language);
  const load = useCallback(
    async (symbol: string): Promise<Caption | undefined> => {
      const guide = await loadGuide(game, language).catch(() => null);
      return guide?.texts.symbols[symbol];
    },
    [game, language],
  );
  return <SymbolCaption within=".table" load={load} />;
}
