import { lazy, type ReactElement, Suspense } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';

// Loaded on demand: the table page works without the rules.
const Rules = lazy(async () => ({ default: (await import('./Rules.tsx')).Rules }));

/** The rules over a running table. */
export function RulesDialog({ game, onClose }: { game: string; onClose: () => void }): ReactElement {
  const t = useTexts();
  const title = t.rules.rulesOf(gameCard(game)?.title ?? game);
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={t.close}>
      <Suspense fallback={<p role="status">{t.rules.loading}</p>}>
        <Rules game={game} overTable />
      </Suspense>
    </Dialog>
  );
}
