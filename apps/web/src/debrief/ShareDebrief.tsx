import { type ReactElement, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { Icon } from '../kit/icons.tsx';
import { shareOrSave } from '../kit/share-picture.ts';
import { drawDebriefPicture } from './debrief-picture.ts';
import { Ribbon, ribbonHeight } from './Ribbon.tsx';
import { type DebriefStory, tellTurningPoint } from './sentences.ts';
import { keyOfPoint, type ToldPoints } from './useTurningPointEvents.ts';

interface ShareDebriefProps {
  readonly story: DebriefStory;
  readonly told: ToldPoints | undefined;
}

/** In the units of the picture. */
const RIBBON_SIZE = { width: 1088, height: 260 } as const;

/** Shares ribbon and turning points as a picture, or saves it. */
export function ShareDebrief({ story, told }: ShareDebriefProps): ReactElement {
  const { name: site } = useTexts();
  const [isDrawn, setDrawn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { debrief, context, log, t } = story;
  const game = gameCard(context.info.game)?.title ?? context.info.game;
  // The picture goes to others: nobody in it is "you".
  const points = debrief.turningPoints.map((point) =>
    tellTurningPoint({ ...story, reader: null }, point, told?.get(keyOfPoint(point))),
  );
  const share = async (ribbon: SVGSVGElement): Promise<void> => {
    const picture = await drawDebriefPicture(
      ribbon,
      { game, site, title: t.title, points },
      ribbonHeight(RIBBON_SIZE.height),
    );
    await shareOrSave(picture, `${debrief.game}-debrief.png`, t.title);
  };
  const drawn = (element: HTMLDivElement | null): void => {
    const ribbon = element?.querySelector('svg');
    if (ribbon === null || ribbon === undefined) return;
    void share(ribbon)
      .catch(() => setFailed(true))
      .finally(() => setDrawn(false));
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setFailed(false);
          setDrawn(true);
        }}
      >
        <Icon name="share" size={20} /> {t.share}
      </button>
      {isDrawn && (
        <div ref={drawn} className="debrief-offscreen" aria-hidden="true">
          <Ribbon debrief={debrief} rounds={log.rounds} name={context.name} viewer={null} {...RIBBON_SIZE} />
        </div>
      )}
      {hasFailed && (
        <p className="error-text" role="alert">
          {t.shareFailed}
        </p>
      )}
    </>
  );
}
