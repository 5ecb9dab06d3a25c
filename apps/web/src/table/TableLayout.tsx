import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { gameCard } from '../games/index.ts';
import type { Cue, GameUi, TableProps, TextContext } from '../games/ui.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useKeyBindings } from '../kit/key-bindings.ts';
import { useFittingText } from '../kit/useFittingText.ts';
import { useMediaQuery } from '../kit/useMediaQuery.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoggedEvent } from '../games/table-link.ts';
import { Announcer } from './Announcer.tsx';
import { BoardCaptions } from './BoardCaptions.tsx';
import { TimingTower } from './TimingTower.tsx';
import { type TablePanel, TableHeader } from './TableHeader.tsx';
import './table.css';
import './layout.css';

// A phone shows the log on demand only.
const RaceLog = lazy(async () => ({ default: (await import('./RaceLog.tsx')).RaceLog }));
const RulesDialog = lazy(async () => ({ default: (await import('../rules/RulesDialog.tsx')).RulesDialog }));

interface TableLayoutProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly history: readonly LoggedEvent[];
  /** The entry that is shown instead of the newest one. */
  readonly shownEntry: number | null;
  readonly onShowEntry: (n: number) => void;
  /** Skips the animation; `null` when nothing is animated. */
  readonly onSkip: (() => void) | null;
  /** Shown instead of the game's prompt. */
  readonly otherPrompt?: string | null;
  /** Says that a past position is shown, and leads back. */
  readonly banner?: ReactNode;
  /** Stays visible below the prompt: what the choice will do, and the button that submits it. */
  readonly confirm?: ReactNode;
  /** Scrolls with the actions, above them: the coach, the tools of a replay. */
  readonly aboveActions?: ReactNode;
  /** Below the board: the controls of a replay. */
  readonly footer?: ReactNode;
  readonly headerButtons?: ReactNode;
  /** The status of each seat, for the timing tower. */
  readonly seatStatus?: readonly ReactNode[] | undefined;
  /** Below the actions: premoves and dice. */
  readonly belowActions?: ReactNode;
  /** Wraps the log beside the board, to add the chat. */
  readonly wrapLog?: ((log: ReactNode) => ReactNode) | undefined;
}

const NOBODY: readonly number[] = [];

/** Where the log stands beside the board (layout.css). */
const WIDE = '(width >= 64rem)';

/** The layout of the table page for every game: board, timing tower, prompt, actions and log. */
export function TableLayout(props: TableLayoutProps): ReactElement {
  const {
    ui,
    table,
    history,
    shownEntry,
    onShowEntry,
    onSkip,
    banner,
    footer,
    headerButtons,
    seatStatus,
    belowActions,
    wrapLog,
  } = props;
  const t = useTexts();
  const { context, position, view } = table;
  const [panel, setPanel] = useState<TablePanel | null>(null);
  const close = (): void => setPanel(null);
  const { awaiting } = position;
  const awaited = awaiting.kind === 'moves' ? awaiting.seats : NOBODY;
  const title = gameCard(context.info.game)?.title ?? context.info.game;
  const ask = props.otherPrompt ?? ui.prompt(position, context);
  const line = useStatusLine(ui, table, ask);
  useKeyBindings({
    l: () => setPanel('log'),
    '?': () => setPanel('keys'),
    ...(onSkip === null ? {} : { ' ': onSkip }),
  });
  useDocumentTitle(table.isAsked ? t.table.yourTurnAt(title) : `${title} · ${t.name}`);
  // Scroll to the top when a new choice begins: with the next frame, because scrolling right here would force a layout.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!table.isAsked) return undefined;
    const frame = requestAnimationFrame(() => body.current?.scrollTo({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [table.isAsked, position.turnId]);
  const isWide = useMediaQuery(WIDE);
  const log = (
    <Suspense>
      <RaceLog ui={ui} context={context} history={history} shownEntry={shownEntry} onShowEntry={onShowEntry} />
    </Suspense>
  );
  return (
    <div className="table" data-game={context.info.game} data-entry={position.n} data-asked={table.isAsked}>
      <TableHeader title={title} buttons={headerButtons} onOpen={setPanel} />
      <TimingTower ui={ui} view={view} context={context} awaited={awaited} seatStatus={seatStatus} />
      <main className="table-board" aria-label={t.table.board}>
        {banner}
        <ui.Board {...table} history={history} />
        <BoardCaptions game={context.info.game} />
      </main>
      {footer}
      <section className="side" aria-label={t.table.actions}>
        <div className="prompt">
          <Prompt isAsked={table.isAsked} text={table.isAsked ? ask : line} onSkip={onSkip} />
          {props.confirm}
        </div>
        <div ref={body} className="side-body">
          {props.aboveActions}
          <div className="actions" tabIndex={-1}>
            <ui.Actions {...table} />
          </div>
          {belowActions}
          <PositionInWords ui={ui} table={table} />
        </div>
      </section>
      {/* Below the tower for the eye, but after the choice for the keyboard. */}
      <aside className="only-wide rail-log" aria-label={t.table.log}>
        <div className="rail-paper">{wrapLog === undefined ? isWide && log : wrapLog(log)}</div>
      </aside>
      <Announcer ui={ui} context={context} history={history} />
      <Dialog open={panel === 'log'} shape="panel" title={t.table.log} onClose={close} closeLabel={t.close}>
        {log}
      </Dialog>
      <Dialog open={panel === 'keys'} title={t.table.help} onClose={close} closeLabel={t.close}>
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
          <RulesDialog game={context.info.game} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

interface PromptProps {
  readonly isAsked: boolean;
  readonly text: string;
  readonly onSkip: (() => void) | null;
}

/** What is asked, or what happens. On a phone its height is fixed, and long sentences are set smaller. */
function Prompt({ isAsked, text, onSkip }: PromptProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFittingText(box, sentence, `${text} ${onSkip === null}`);
  return (
    <div ref={box} className={isAsked ? 'ask ask-you' : 'ask'}>
      <p ref={sentence} role={isAsked ? 'status' : undefined}>
        {text}
      </p>
      {onSkip !== null && <SkipButton onSkip={onSkip} />}
    </div>
  );
}

/** Stands beside the prompt, where it does not cover the board. */
function SkipButton({ onSkip }: { onSkip: () => void }): ReactElement {
  const t = useTexts().table;
  return (
    <button type="button" className="icon-button skip" aria-label={t.skip} title={t.skipHint} onClick={onSkip}>
      <Icon name="skip" size={20} />
    </button>
  );
}

/** The whole position as sentences, which are made only while they can be read. */
function PositionInWords({ ui, table: { view, context } }: { ui: GameUi; table: TableProps }): ReactElement {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const sentences = isOpen ? ui.describePosition(view, context) : [];
  return (
    <details className="in-words" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t.table.position}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}

/**
 * The line above the actions: the event that is being shown; the previous one while an event has no text or its result
 * is not visible yet; otherwise the prompt.
 */
function useStatusLine(ui: GameUi, { cue, context }: TableProps, ask: string): string {
  const [told, setTold] = useState<string | null>(null);
  const sentence = cue === null ? null : sentenceOf(ui, cue, context);
  const key = cue?.key ?? null;
  useEffect(() => {
    if (sentence !== null || key === null) setTold(sentence);
  }, [sentence, key]);
  return cue === null ? ask : (sentence ?? told ?? ask);
}

function sentenceOf(ui: GameUi, { event, isSuspense }: Cue, context: TextContext): string | null {
  return isSuspense === true ? (ui.describeSuspense?.(event, context) ?? null) : ui.describeEvent(event, context);
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
