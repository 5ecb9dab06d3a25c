import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import { playNow } from '../home/playNow.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { useTexts } from '../texts/index.tsx';
import { startLesson } from './startLesson.ts';

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
  const [, go] = useLocation();
  const [state, setState] = useState<'waiting' | 'starting' | 'failed'>('waiting');
  const start = async (table: Promise<string>): Promise<void> => {
    setState('starting');
    try {
      go(`/table/${await table}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={state === 'starting'}
        aria-label={t.learn.guidedOf(card.title)}
        onClick={() => void start(startLesson(card.id))}
      >
        {t.learn.guided}
      </button>
      {!lessonOnly && (
        <button
          type="button"
          className="button"
          disabled={state === 'starting'}
          aria-label={t.home.playNowHint(card.title)}
          onClick={() => void start(playNow(card))}
        >
          {t.home.playNow}
        </button>
      )}
      {state === 'failed' && (
        <p className="learn-failed" role="alert">
          {t.table.failed} {t.table.failedHint}
        </p>
      )}
    </>
  );
}
