import { type ReactElement, useId, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { useTexts } from '../base/texts/index.tsx';
import { localDesigns, newDesignId, type StoredDesign } from './design-store.ts';
import { DesignOutline } from './DesignOutline.tsx';
import type { WorkshopPageTexts } from './page/types.ts';
import type { LoadedWorkshop } from './useWorkshop.ts';

type DialogState = { readonly kind: 'rename' | 'remove'; readonly design: StoredDesign } | null;

/** The designs on this device, with what can be done to each. */
export function DesignList({ workshop, texts }: Pick<LoadedWorkshop, 'workshop' | 'texts'>): ReactElement {
  const [changes, setChanges] = useState(0);
  const [dialog, setDialog] = useState<DialogState>(null);
  const listed = useAsync(() => localDesigns.list(), [changes]);
  const designs = listed.state === 'loaded' ? listed.value : [];
  const update = async (work: Promise<unknown>): Promise<void> => {
    setDialog(null);
    await work;
    setChanges((count) => count + 1);
  };
  const saveAs = (design: StoredDesign, name: string, id: string, version: number): Promise<unknown> => {
    const draft = workshop.renameDraft(design.draft, name);
    return localDesigns.save(id, { draft, summary: workshop.summarize(draft) }, version);
  };
  return (
    <section className="part">
      <h2>{texts.yours}</h2>
      {listed.state === 'loaded' && designs.length === 0 && <p className="empty-box">{texts.none}</p>}
      <ul className="workshop-designs">
        {designs.map((design) => (
          <DesignCard
            key={design.id}
            design={design}
            texts={texts}
            onDuplicate={() =>
              void update(saveAs(design, texts.copyName(nameOf(design, texts)).slice(0, 40), newDesignId(), 0))
            }
            onRename={() => setDialog({ kind: 'rename', design })}
            onRemove={() => setDialog({ kind: 'remove', design })}
          />
        ))}
      </ul>
      {dialog?.kind === 'rename' && (
        <RenameDialog
          design={dialog.design}
          texts={texts}
          onRename={(name) => void update(saveAs(dialog.design, name, dialog.design.id, dialog.design.version))}
          onCancel={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'remove'}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={() => dialog !== null && void update(localDesigns.remove(dialog.design.id))}
        onCancel={() => setDialog(null)}
      >
        <p>{dialog !== null && texts.removeText(nameOf(dialog.design, texts))}</p>
      </ConfirmDialog>
    </section>
  );
}

function nameOf({ summary }: StoredDesign, texts: WorkshopPageTexts): string {
  return summary.name === '' ? texts.unnamed : summary.name;
}

interface DesignCardProps {
  readonly design: StoredDesign;
  readonly texts: WorkshopPageTexts;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function DesignCard({ design, texts, onDuplicate, onRename, onRemove }: DesignCardProps): ReactElement {
  const language = useSettings((settings) => settings.language);
  const name = nameOf(design, texts);
  const date = new Date(design.saved).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const buttons = [
    [texts.rename, texts.renameOf(name), onRename],
    [texts.duplicate, texts.duplicateOf(name), onDuplicate],
    [texts.remove, texts.removeOf(name), onRemove],
  ] as const;
  return (
    <li className="card workshop-design">
      <Link href={`/workshop/${design.id}`} className="workshop-design-link" aria-label={texts.open(name)}>
        <DesignOutline summary={design.summary} />
        <span className="workshop-design-name">{name}</span>
        <span className="workshop-design-facts">
          {design.summary.isClosed ? texts.savedOn(date) : `${texts.savedOn(date)}, ${texts.unfinished}`}
        </span>
      </Link>
      <div className="workshop-design-buttons">
        {buttons.map(([label, full, onPress]) => (
          <button key={label} type="button" className="workshop-design-button" aria-label={full} onClick={onPress}>
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}

interface RenameDialogProps {
  readonly design: StoredDesign;
  readonly texts: WorkshopPageTexts;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameDialog({ design, texts, onRename, onCancel }: RenameDialogProps): ReactElement {
  const { close } = useTexts();
  const id = useId();
  const [name, setName] = useState(design.summary.name);
  return (
    <Dialog open title={texts.rename} onClose={onCancel} closeLabel={close}>
      <form
        className="workshop-rename"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(name.trim());
        }}
      >
        <label htmlFor={id}>{texts.newName}</label>
        <input
          id={id}
          className="field"
          maxLength={40}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="result-buttons">
          <button type="submit" className="button primary">
            {texts.saveName}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
