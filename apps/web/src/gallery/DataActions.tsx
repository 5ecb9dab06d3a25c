import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { loadGame } from '../games/index.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { useAction } from '../people/useAction.ts';
import type { DataActionsProps } from '../setup/data-actions.ts';
import { itemInAddress } from '../setup/item-in-address.ts';
import { GalleryBrowser } from './GalleryBrowser.tsx';
import { loadItem, type ShownItem } from './gallery-items.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { BalanceReportButton } from './BalanceReportButton.tsx';
import { SavedValues } from './SavedValues.tsx';

/** Below a field for circuits or courses: choose from the gallery, save, publish, judge. */
export function DataActions({ game, option, value, isValid, onChange }: DataActionsProps): ReactElement | null {
  const { gallery: t, close } = useTexts();
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState<'pick' | 'publish' | null>(null);
  const [origin, setOrigin] = useState(itemInAddress);
  const loaded = useAsync(() => loadGame(game, language), [game, language]);
  if (loaded.state !== 'loaded') return null;
  const ui = loaded.value.ui.gallery?.[option];
  if (ui === undefined) return null;
  const { Report } = loaded.value.ui;
  const isOwn = typeof value === 'object' && value !== null;
  const { name, drawing } = (isOwn ? value : {}) as { readonly name?: string; readonly drawing?: unknown };
  const take = (chosen: unknown, id: string | null): void => {
    setOrigin(id);
    onChange(chosen);
    setOpen(null);
  };
  return (
    <div className="gallery-data-actions">
      <button type="button" className="button" onClick={() => setOpen('pick')}>
        {t.pick.open}
      </button>
      {isOwn && (
        <button type="button" className="button" disabled={!isValid} onClick={() => setOpen('publish')}>
          {t.publish.open}
        </button>
      )}
      {isOwn && Report !== undefined && (
        <BalanceReportButton
          label={t.item.judge}
          isDisabled={!isValid}
          load={async () => ({ Report, value, drawing })}
        />
      )}
      {ui.editorPath === undefined && name === undefined && (
        <SavedValues
          game={game}
          option={option}
          value={isOwn && isValid ? value : null}
          onUse={(one) => take(one, null)}
        />
      )}
      <Dialog
        open={open === 'pick'}
        title={t.pick.title}
        onClose={() => setOpen(null)}
        shape="panel"
        closeLabel={close}
      >
        <div className="gallery-pick">
          <GalleryBrowser game={game} renderActions={(shown) => <TakeButton shown={shown} onTaken={take} />} />
        </div>
      </Dialog>
      {open === 'publish' && (
        <PublishDialog
          publication={{ game, option, value, ...(name === undefined ? {} : { name }) }}
          needsName={name === undefined}
          origin={origin}
          onClose={() => setOpen(null)}
          onPublished={({ id }) => setOrigin(id)}
        />
      )}
    </div>
  );
}

interface TakeButtonProps {
  readonly shown: ShownItem;
  readonly onTaken: (value: unknown, id: string | null) => void;
}

function TakeButton({ shown, onTaken }: TakeButtonProps): ReactElement {
  const { pick } = useTexts().gallery;
  const { isBusy, error, run } = useAction();
  const { item, builtIn, name } = shown;
  const take = (): void => {
    if (item === null) onTaken(builtIn, null);
    else
      void run(
        () => loadItem(item.id),
        ({ value, id }) => onTaken(value, id),
      );
  };
  return (
    <>
      <button type="button" className="button" aria-label={`${pick.choose}: ${name}`} disabled={isBusy} onClick={take}>
        {pick.choose}
      </button>
      <ErrorMessage error={error} />
    </>
  );
}
