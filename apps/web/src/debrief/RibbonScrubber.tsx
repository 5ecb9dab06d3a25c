import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { MomentBubble } from './MomentBubble.tsx';
import { FLAGS_HEIGHT, Ribbon, ribbonHeight } from './Ribbon.tsx';
import { findFlag, xOf } from './ribbon-geometry.ts';
import { type DebriefStory, momentText } from './sentences.ts';
import { useWidth } from './useWidth.ts';
import './scrubber.css';

interface RibbonScrubberProps {
  /** The debrief of the race; `null` while there is none: then it is a plain slider. */
  readonly story: DebriefStory | null;
  /** Keeps the place of the ribbon, which is being computed. */
  readonly isExpected: boolean;
  readonly at: number;
  readonly of: number;
  readonly label: string;
  /** What the slider says without a debrief. */
  readonly valueText: string;
  readonly isPlaying: boolean;
  readonly onGoTo: (n: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Half of the slider's thumb, in pixels: its middle is at the moment that it stands for. */
const HALF_THUMB = 8;
const WIDE_BANDS_HEIGHT = 64;
const NARROW_BANDS_HEIGHT = 48;
const NARROW_WIDTH = 600;

/** A moment that somebody points at. */
interface PointedMoment {
  readonly n: number;
  readonly by: 'mouse' | 'touch' | 'keyboard';
}

function pointerOf({ pointerType }: PointerEvent): PointedMoment['by'] {
  return pointerType === 'touch' ? 'touch' : 'mouse';
}

/** Where the bubble stands: under the mouse, or where a finger or a key has led. A finger's bubble goes when the race moves on. */
function bubblePosition(pointed: PointedMoment | null, at: number): number | null {
  if (pointed === null) return null;
  if (pointed.by === 'keyboard') return at;
  return pointed.by === 'mouse' || pointed.n === at ? pointed.n : null;
}

/**
 * The position in the race as a slider, on the ribbon of everybody's chances. It stays the same slider when the ribbon
 * comes, so that nobody loses the focus.
 */
export function RibbonScrubber(props: RibbonScrubberProps): ReactElement {
  const { story, isExpected, at, of, label, valueText, isPlaying, onGoTo, onKeyDown } = props;
  const track = useRef<HTMLDivElement>(null);
  const width = Math.max(1, useWidth(track, NARROW_WIDTH) - 2 * HALF_THUMB);
  const [pointed, setPointed] = useState<PointedMoment | null>(null);
  /** A flag is easier to hit than the entry below it. */
  const hitFlag = useRef<number | null>(null);
  const xAt = ({ clientX, currentTarget }: PointerEvent): number =>
    clientX - currentTarget.getBoundingClientRect().left - HALF_THUMB;
  const point = (event: PointerEvent): void => {
    const n = Math.max(0, Math.min(of, Math.round((xAt(event) / width) * of)));
    setPointed({ n, by: pointerOf(event) });
    // Whoever drags wants every moment.
    if (event.type === 'pointermove' && event.buttons > 0) hitFlag.current = null;
  };
  const press = (event: PointerEvent): void => {
    const isAmongFlags = event.clientY - event.currentTarget.getBoundingClientRect().top < FLAGS_HEIGHT;
    hitFlag.current = story === null || !isAmongFlags ? null : findFlag(story.debrief, xAt(event), width);
    point(event);
    if (hitFlag.current !== null) setPointed({ n: hitFlag.current, by: pointerOf(event) });
  };
  const goTo = (n: number): void => onGoTo(hitFlag.current ?? n);
  const height = width < NARROW_WIDTH ? NARROW_BANDS_HEIGHT : WIDE_BANDS_HEIGHT;
  const hasPlace = story !== null || isExpected;
  const bubbleAt = isPlaying ? null : bubblePosition(pointed, at);
  return (
    <div
      ref={track}
      className={`debrief-track ${hasPlace ? 'debrief-roomy' : ''} ${story === null ? '' : 'debrief-drawn'}`}
      style={hasPlace ? { height: ribbonHeight(height) } : {}}
      onPointerMove={point}
      onPointerDown={press}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(null)}
    >
      {story !== null && (
        <Ribbon
          debrief={story.debrief}
          rounds={story.log.rounds}
          name={story.context.name}
          viewer={story.viewer}
          width={width}
          height={height}
        />
      )}
      <input
        type="range"
        className="debrief-slider"
        aria-label={label}
        aria-valuetext={story === null ? valueText : `${valueText}. ${momentText(story, at)}`}
        min={0}
        max={of}
        value={at}
        style={{ '--done': of === 0 ? 1 : at / of } as CSSProperties}
        onChange={(event) => goTo(Number(event.target.value))}
        onKeyDown={(event) => {
          hitFlag.current = null;
          setPointed({ n: at, by: 'keyboard' });
          onKeyDown(event);
        }}
        onBlur={() => setPointed(null)}
      />
      {story !== null && bubbleAt !== null && (
        <MomentBubble story={story} n={bubbleAt} x={HALF_THUMB + xOf(story.debrief, bubbleAt, width)} />
      )}
    </div>
  );
}
