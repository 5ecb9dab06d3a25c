import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { gameCard } from '../games/index.ts';
import type { GameUi, TableProps } from '../games/ui.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useKeys } from '../kit/keys.ts';
import { useTexts } from '../texts/index.tsx';
import type { LoggedEvent } from './link.ts';
import { Log, useSentences } from './Log.tsx';
import { Rail } from './Rail.tsx';
import { type Panel, TableHead } from './TableHead.tsx';
import './table.css';
import './layout.css';

const RulesDialog = lazy(async () => ({ default: (await import('../learn/RulesDialog.tsx')).RulesDialog }));

interface FrameProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly history: readonly LoggedEvent[];
  /** The moment of the log that is looked at. */
  readonly at: number | null;
  readonly onLook: (n: number) => void;
  /** Ends what is being shown; `null` when nothing is. */
  readonly onSkip: (() => void) | null;
  /** Says that this is not now, and how to get back. */
  readonly banner?: ReactNode;
  /** Stays in view with the prompt: what the choice will do, and the button that makes it. */
  readonly confirm?: ReactNode;
  /** Above the actions, and scrolls with them: the coach, the tools of a replay. */
  readonly aside?: ReactNode;
  /** Under the board: the controls of a replay. */
  readonly footer?: ReactNode;
  readonly buttons?: ReactNode;
  /** A word on each seat, for the rail. */
  readonly seats?: readonly ReactNode[] | undefined;
  /** Below the actions: talk. */
  readonly below?: ReactNode;
  /** What shares the place of the log beside the board, around it. */
  readonly beside?: ((log: ReactNode) => ReactNode) | undefined;
}

/** The table page around any game: the board fills the screen, seats in a rail, the hand where the thumbs are. */
export function Frame(props: FrameProps): ReactElement {
  const { ui, table, history, at, onLook, onSkip, banner, footer, buttons, seats, below, beside } = props;
  const t = useTexts();
  const { words, position, view } = table;
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = (): void => setPanel(null);
  const { awaiting } = position;
  const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
  const title = gameCard(words.info.game)?.title ?? words.info.game;
  const ask = ui.ask(position, words);
  const line = useNarration(ui, table, ask);
  useKeys({
    l: () => setPanel('log'),
    '?': () => setPanel('keys'),
    ...(onSkip === null ? {} : { ' ': onSkip }),
  });
  useTitle(table.asked ? t.notify.title(title) : `${title} · ${t.name}`);
  // Every choice begins at the top of what there is to choose from.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (table.asked) body.current?.scrollTo({ top: 0 });
  }, [table.asked, position.turnId]);
  const log = <Log ui={ui} words={words} history={history} at={at} onLook={onLook} />;
  return (
    <div className="table" data-game={words.info.game} data-entry={position.n} data-asked={table.asked}>
      <TableHead title={title} buttons={buttons} onOpen={setPanel} />
      <Rail ui={ui} view={view} words={words} awaited={awaited} said={seats} />
      <main className="board-area" aria-label={t.table.board}>
        {banner}
        <ui.Board {...table} />
      </main>
      {footer}
      <section className="side" aria-label={t.table.actions}>
        <div className="prompt">
          <div className={table.asked ? 'ask ask-you' : 'ask'}>
            {table.asked ? <p role="status">{ask}</p> : <p>{line}</p>}
            {onSkip !== null && <SkipButton onSkip={onSkip} />}
          </div>
          {props.confirm}
        </div>
        <div ref={body} className="side-body">
          {props.aside}
          <div className="actions" tabIndex={-1}>
            <ui.Actions {...table} />
          </div>
          {below}
          <div className="only-wide side-log">{beside === undefined ? log : beside(log)}</div>
          <details className="in-words">
            <summary>{t.table.position}</summary>
            {ui.describe(view, words).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </details>
        </div>
      </section>
      <Announcer ui={ui} table={table} history={history} />
      <Dialog open={panel === 'log'} shape="panel" title={t.table.log} onClose={close} closeLabel={t.settings.close}>
        {log}
      </Dialog>
      <Dialog open={panel === 'keys'} title={t.table.help} onClose={close} closeLabel={t.settings.close}>
        <dl className="keys">
          {t.table.keys.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
      {panel === 'rules' && (
        <Suspense>
          <RulesDialog game={words.info.game} onClose={close} />
        </Suspense>
      )}
      <SettingsDialog open={panel === 'settings'} onClose={close} />
    </div>
  );
}

/** Beside the sentence that is being acted out, where it covers nothing of the board. */
function SkipButton({ onSkip }: { onSkip: () => void }): ReactElement {
  const t = useTexts().table;
  return (
    <button type="button" className="icon-button skip" aria-label={t.skip} title={t.skipHint} onClick={onSkip}>
      <Icon name="skip" size={20} />
    </button>
  );
}

/** Tells screen readers what happened: the sentences of the log since the last time they were told. */
function Announcer({
  ui,
  table,
  history,
}: {
  ui: GameUi;
  table: TableProps;
  history: readonly LoggedEvent[];
}): ReactElement {
  const sentences = useSentences(ui, table.words, history);
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {sentences.slice(-4).map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </div>
  );
}

/**
 * What is going on: the sentence of the event on stage, of the one before while a silent one is or the result cannot be
 * seen yet, or else the prompt.
 */
function useNarration(ui: GameUi, { cue, words }: TableProps, ask: string): string {
  const [told, setTold] = useState<string | null>(null);
  const sentence = cue === null || cue.isSuspense === true ? null : ui.tell(cue.event, words);
  const key = cue?.key ?? null;
  useEffect(() => {
    if (sentence !== null || key === null) setTold(sentence);
  }, [sentence, key]);
  return cue === null ? ask : (sentence ?? told ?? ask);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
