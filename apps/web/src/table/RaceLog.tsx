import { Fragment, memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { useTexts } from '../base/texts/index.tsx';
import type { LoggedEvent } from '../games/table-link.ts';
import { useNextFrame } from '../kit/useNextFrame.ts';
import { type StoryLine, type StoryRound, tellStory } from './race-story.ts';
import { useSentences } from './useSentences.ts';
import './log.css';

interface RaceLogProps {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly history: readonly LoggedEvent[];
  /** The entry that is shown instead of the newest one. */
  readonly shownEntry: number | null;
  readonly onShowEntry: (n: number) => void;
}

/** So many rounds are unfolded, counted from the newest. */
const OPEN_ROUNDS = 2;

/** The log, after the board and the tower have changed: with every event all of a round's lines change. */
export const RaceLog = memo(function RaceLog(props: RaceLogProps): ReactElement {
  return <Story {...useNextFrame(useNextFrame(props))} />;
});

/** The race as a story: a line for each turn, folded by round. Each line links to its position. */
const Story = memo(function Story(props: RaceLogProps): ReactElement {
  const { ui, context, history, shownEntry, onShowEntry } = props;
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const sentences = useSentences(ui, context, history);
  const rounds = useMemo(() => tellStory(sentences, context.name), [sentences, context]);
  // The newest line is in sight, also when the box gets another size. An observer is called first with the next frame,
  // when the layout is known.
  useEffect(() => {
    const box = list.current!;
    const observer = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [sentences.length]);
  return (
    <section className="log" aria-label={t.table.log}>
      <h2 className="log-title">{t.table.log}</h2>
      {rounds.length === 0 && <p className="log-empty">{t.table.logEmpty}</p>}
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="log-list" tabIndex={0} aria-label={t.table.log}>
        {rounds.map((round, i) => (
          <LogRound
            key={round.key}
            round={round}
            isNew={i >= rounds.length - OPEN_ROUNDS}
            shownEntry={shownEntry}
            onShowEntry={onShowEntry}
          />
        ))}
      </ol>
    </section>
  );
});

interface LogRoundProps extends Pick<RaceLogProps, 'shownEntry' | 'onShowEntry'> {
  readonly round: StoryRound;
  /** Unfolded unless the person folds it. */
  readonly isNew: boolean;
}

function LogRound({ round: { title, lines }, isNew, shownEntry, onShowEntry }: LogRoundProps): ReactElement {
  /** Folded or unfolded by the person; `null` while they have not. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isNew;
  const list = (
    <ol>
      {lines.map((line) => (
        <li key={line.key}>
          <LogLine line={line} isShown={line.n === shownEntry} onShowEntry={onShowEntry} />
        </li>
      ))}
    </ol>
  );
  if (title === null) return <li>{list}</li>;
  return (
    <li>
      <button type="button" className="log-round" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
        {title}
        {!isOpen && <RoundMarks lines={lines} />}
      </button>
      {isOpen && list}
    </li>
  );
}

/** The marks of a folded round: bad luck is not hidden. */
function RoundMarks({ lines }: { readonly lines: readonly StoryLine[] }): ReactElement {
  const marks = lines.filter(({ parts }) => parts.some(({ tone }) => tone === 'bad'));
  return (
    <span className="log-round-marks">
      {marks.map(({ key }) => (
        <ToneMark key={key} tone="bad" />
      ))}
    </span>
  );
}

interface LogLineProps extends Pick<RaceLogProps, 'onShowEntry'> {
  readonly line: StoryLine;
  readonly isShown: boolean;
}

function LogLine({ line: { n, seat, who, parts }, isShown, onShowEntry }: LogLineProps): ReactElement {
  const t = useTexts();
  return (
    <button
      type="button"
      className={seat === null ? 'log-line' : 'log-line log-line-seat'}
      aria-current={isShown}
      title={t.table.lookBack(n)}
      onClick={() => onShowEntry(n)}
    >
      {seat !== null && <CarBadge seat={seat} size={26} />}
      <span>
        {who !== null && <b className="log-who">{who} </b>}
        {parts.map(({ key, text, tone }, i) => (
          <Fragment key={key}>
            {i > 0 && '\u00a0· '}
            <span className={tone === null ? undefined : `log-${tone}`}>
              {tone !== null && <ToneMark tone={tone} />}
              {text}
            </span>
          </Fragment>
        ))}
      </span>
    </button>
  );
}

function ToneMark({ tone }: { readonly tone: 'bad' | 'good' }): ReactElement {
  const t = useTexts().table;
  return (
    <span className={`log-mark log-mark-${tone}`}>
      <span aria-hidden="true">{tone === 'bad' ? '!' : '★'}</span>
      <span className="hidden-text">{t.tones[tone]}</span>
    </span>
  );
}
