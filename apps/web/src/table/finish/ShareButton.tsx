import { type ReactElement, type RefObject, useState } from 'react';
import { useTexts } from '../../base/texts/index.tsx';
import { Icon } from '../../kit/icons.tsx';
import { shareOrSave } from '../../kit/share-picture.ts';
import { drawResultPicture, type ResultPicture } from './result-picture.ts';

interface ShareButtonProps {
  /** Contains the scene that is drawn into the picture. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly picture: ResultPicture;
}

/** Shares the result as a picture, or saves it. */
export function ShareButton({ stage, picture }: ShareButtonProps): ReactElement {
  const t = useTexts().table.finish;
  const [failed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    setFailed(false);
    const scene = stage.current?.querySelector<SVGSVGElement>('.finish-scene');
    if (scene === null || scene === undefined) return;
    const fileName = `${picture.game.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.png`;
    await shareOrSave(await drawResultPicture(scene, picture), fileName, picture.headline);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share().catch(() => setFailed(true))}>
        <Icon name="share" size={20} /> {t.share}
      </button>
      {failed && (
        <p className="error-text" role="alert">
          {t.shareFailed}
        </p>
      )}
    </>
  );
}
