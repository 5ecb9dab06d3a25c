import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import { hasLesson } from '../games/lessons.ts';
import { playNow } from '../table/play-now.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../base/texts/index.tsx';

interface StartPlayingProps {
  readonly card: GameCard;
  readonly lessonOnly?: boolean;
}

/** Buttons that lead from the rules to a lesson or a race. */
export function StartPlaying(props: StartPlayingProps): ReactElement {
  return (
    <GameTextsProvider game={props.card.id}>
      <StartButtons {...props} />
    </GameTextsProvider>
  );
}

function StartButtons({ card, lessonOnly = false }: StartPlayingProps): ReactElement {
  const t = useTexts();
  return (
    <>
      {hasLesson(card.id) && (
        <Link href={`/learn/${card.id}/lesson`} className="button primary" aria-label={t.learn.guidedOf(card.title)}>
          {t.learn.guided}
        </Link>
      )}
      {!lessonOnly && <PlayNowButton card={card} />}
    </>
  );
}

function PlayNowButton({ card }: { readonly card: GameCard }): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [state, setState] = useState<'waiting' | 'starting' | 'failed'>('waiting');
  const start = async (): Promise<void> => {
    setState('starting');
    try {
      go(`/table/${await playNow(card)}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={state === 'starting'}
        aria-label={t.table.playNowHint(card.title)}
        onClick={() => void start()}
      >
        {t.table.playNow}
      </button>
      {state === 'failed' && (
        <p className="learn-failed" role="alert">
          {t.table.failed} {t.table.failedHint}
        </p>
      )}
    </>
  );
}
