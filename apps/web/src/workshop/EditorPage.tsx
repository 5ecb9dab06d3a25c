import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { openSettings } from '../base/settings-dialog.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { WORKSHOP_GAME } from '../games/workshops.ts';
import { Icon } from '../kit/icons.tsx';
import { Shell } from '../shell/Shell.tsx';
import { DesignActions } from './DesignActions.tsx';
import { isKept, useDesignSession } from './useDesignSession.ts';
import { type LoadedWorkshop, useWorkshop } from './useWorkshop.ts';
import './workshop.css';

/** The editor of one design: `new`, `shared` (a link that carries one), or the id of one on this device. */
export function EditorPage({ id }: { readonly id: string }): ReactElement {
  const t = useTexts();
  const loaded = useWorkshop();
  if (loaded.state === 'loaded') {
    return (
      <GameTextsProvider game={WORKSHOP_GAME}>
        <LoadedEditor id={id} {...loaded.value} />
      </GameTextsProvider>
    );
  }
  return (
    <Shell title={t.workshop.title}>
      <h1>{t.workshop.title}</h1>
      {loaded.state === 'loading' ? <p role="status">{t.table.loading}</p> : <p role="alert">{t.table.failedHint}</p>}
    </Shell>
  );
}

function LoadedEditor({ id, workshop, texts, editorTexts }: LoadedWorkshop & { readonly id: string }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { opened, save, change, saveHere, keepMine, loadOther } = useDesignSession(id, workshop);
  useEffect(() => {
    document.title = `${t.workshop.editor} · ${t.name}`;
  }, [t]);
  if (opened.state === 'missing' || opened.state === 'broken') {
    return (
      <Shell title={t.workshop.title}>
        <div className="shell-message" role="alert">
          <h1>{t.workshop.title}</h1>
          <p>{opened.state === 'missing' ? texts.missing : texts.linkBroken}</p>
          <Link href="/workshop" className="button primary">
            {texts.allDesigns}
          </Link>
        </div>
      </Shell>
    );
  }
  const { Editor } = workshop;
  return (
    <div className="workshop-editor" data-save={save}>
      <header className="workshop-head">
        <Link href="/workshop" className="icon-button" aria-label={texts.allDesigns} title={texts.allDesigns}>
          <Icon name="back" />
        </Link>
        <h1 className="workshop-title">{t.workshop.editor}</h1>
        <p className="workshop-save" role="status">
          {texts.save[save]}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={t.nav.settings}
          title={t.nav.settings}
          onClick={openSettings}
        >
          <Icon name="gear" />
        </button>
      </header>
      {save === 'changed' && (
        <div className="notice workshop-conflict" role="alert">
          <p>{texts.changedElsewhere}</p>
          <button type="button" className="button" onClick={loadOther}>
            {texts.loadOther}
          </button>
          <button type="button" className="button" onClick={keepMine}>
            {texts.keepMine}
          </button>
        </div>
      )}
      <main className="workshop-main">
        {opened.state === 'open' && (
          <Editor
            key={opened.key}
            t={editorTexts}
            language={language}
            draft={opened.draft}
            onChange={change}
            renderActions={(edited) => (
              <DesignActions
                id={isKept(id) ? id : null}
                edited={edited}
                option={workshop.option}
                texts={texts}
                saveHere={saveHere}
              />
            )}
          />
        )}
        {opened.state === 'loading' && <p role="status">{texts.loading}</p>}
      </main>
    </div>
  );
}
