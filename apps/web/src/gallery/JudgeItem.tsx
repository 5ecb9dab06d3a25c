import type { GalleryItem } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoadedGame } from '../games/index.ts';
import type { ShownItem } from './gallery-items.ts';
import { boardOfItem } from './item-board.ts';
import { BalanceReportButton, type ReportSubject } from './BalanceReportButton.tsx';

interface JudgeItemProps {
  readonly shown: ShownItem;
  /** `null` for one that comes with the game. */
  readonly item: GalleryItem | null;
  readonly game: LoadedGame;
}

/** The poster to print, and the game's report on how good the board is. Games without them have none of it. */
export function JudgeItem({ shown, item, game }: JudgeItemProps): ReactElement | null {
  const { item: t } = useTexts().gallery;
  const language = useSettings((settings) => settings.language);
  const { Report, Sheet } = game.ui;
  if (Report === undefined && Sheet === undefined) return null;
  const loadSubject = async (): Promise<ReportSubject | null> => {
    const board =
      item === null ? await game.ui.findBoard?.(shown.builtIn ?? '', language) : boardOfItem(item, language);
    return board ? { Report, value: board.value, drawing: board.drawing } : null;
  };
  return (
    <div className="gallery-actions">
      {Report !== undefined && <BalanceReportButton label={t.judge} load={loadSubject} />}
      {Sheet !== undefined && (
        <Link href={`/learn/${shown.game}/board/${item?.id ?? shown.builtIn ?? ''}`} className="button">
          {t.poster}
        </Link>
      )}
      {Report !== undefined && <p className="gallery-hint">{t.judgeHint}</p>}
    </div>
  );
}
