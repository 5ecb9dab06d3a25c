import type { GalleryItem } from '@paddock/protocol';
import { type ReactElement, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoadedGame } from '../games/index.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import type { ShownItem } from './gallery-items.ts';
import { boardOfItem } from './item-board.ts';

interface JudgeItemProps {
  readonly shown: ShownItem;
  /** `null` for one that comes with the game. */
  readonly item: GalleryItem | null;
  readonly game: LoadedGame;
}

/** The poster to print, and the game's report on how good the board is. Games without them have none of it. */
export function JudgeItem(props: JudgeItemProps): ReactElement | null {
  const { close, gallery } = useTexts();
  const { item: t } = gallery;
  const [isOpen, setOpen] = useState(false);
  const { shown, item, game } = props;
  const { Report, Sheet } = game.ui;
  if (Report === undefined && Sheet === undefined) return null;
  return (
    <div className="gallery-actions">
      {Report !== undefined && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t.judge}
        </button>
      )}
      {Sheet !== undefined && (
        <Link href={`/learn/${shown.game}/board/${item?.id ?? shown.builtIn ?? ''}`} className="button">
          {t.poster}
        </Link>
      )}
      {Report !== undefined && <p className="gallery-hint">{t.judgeHint}</p>}
      <Dialog open={isOpen} title={t.judge} onClose={() => setOpen(false)} closeLabel={close} shape="panel">
        <ItemReport {...props} />
      </Dialog>
    </div>
  );
}

/** It is computed while it is shown, and given up when the dialog is closed. */
function ItemReport({ shown, item, game }: JudgeItemProps): ReactElement | null {
  const { rules } = useTexts();
  const language = useSettings((settings) => settings.language);
  const { Report } = game.ui;
  const loaded = useAsync(
    async () =>
      item === null
        ? ((await game.ui.findBoard?.(shown.builtIn ?? '', language)) ?? null)
        : boardOfItem(item, language),
    [game, item, shown.builtIn, language],
  );
  if (loaded.state === 'failed') return <p role="alert">{rules.failed}</p>;
  if (loaded.state !== 'loaded' || loaded.value === null || Report === undefined) return null;
  const { value, drawing } = loaded.value;
  return (
    <Suspense>
      <Report value={value} drawing={drawing} language={language} />
    </Suspense>
  );
}
