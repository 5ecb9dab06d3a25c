import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type BoardPoint,
  type CameraTarget,
  findCovered,
  frameTarget,
  legibleTarget,
  type MiniMapCorner,
  miniMapCornerOf,
  miniMapSizeOf,
  type Overlays,
  showsTarget,
  type WindowSize,
} from './camera-framing.ts';
import { useZoomWindow, WHOLE_SCALE, type ZoomWindow } from './camera-zoom.ts';

/** The whole circuit, the car to move with all it can reach, or wherever the person has moved the view. */
type CameraMode = 'whole' | 'follow' | 'free';

export interface Camera extends Pick<ZoomWindow, 'frame' | 'world' | 'viewport' | 'detailLevel' | 'showsAll'> {
  readonly mode: CameraMode;
  readonly miniMap: { readonly corner: MiniMapCorner; readonly size: WindowSize };
  setMode(mode: CameraMode): void;
  zoomBy(factor: number): void;
  /** Moves the view to a point of the board. */
  lookAt(point: BoardPoint): void;
}

interface CameraOptions {
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  readonly target: CameraTarget | null;
  readonly overlays: (size: WindowSize) => Overlays;
  /** Identifies the viewer's decision; `null` while there is none. With a new one the camera follows again. */
  readonly decision: string | null;
}

/** The mode chosen last, used for the next table. */
let lastMode: CameraMode = 'follow';

export function useCamera(options: CameraOptions): Camera {
  const { width, height, laneWidth, target, overlays, decision } = options;
  const [mode, setMode] = useState<CameraMode>(lastMode);
  const [corner, setCorner] = useState<MiniMapCorner>('bottom');
  const onMoved = useCallback(() => setMode('free'), []);
  const { frame, world, viewport, size, detailLevel, showsAll, framing, scales, go } = useZoomWindow(
    width,
    height,
    laneWidth,
    onMoved,
  );

  // Moving the view by hand counts until the viewer must decide again.
  useEffect(() => {
    if (decision !== null) setMode((now) => (now === 'free' ? lastMode : now));
  }, [decision]);

  const miniMap = useMemo(() => miniMapSizeOf(size, height / width), [size, height, width]);
  const followed = mode === 'follow' ? target : null;
  useEffect(() => {
    if (mode === 'free' || size.width === 0) return;
    const [fit] = scales();
    if (followed === null) {
      go({ x: (size.width - fit * width) / 2, y: (size.height - fit * height) / 2, k: fit }, true);
      return;
    }
    const over = overlays(size);
    const shown = legibleTarget(followed, size, { fit, laneWidth }, over);
    const wanted = frameTarget(shown, size, { fit, laneWidth }, over);
    if (shown.places.length > 0) {
      const { places, sign } = shown;
      const signs = sign === undefined ? [] : [{ x: (sign.left + sign.right) / 2, y: (sign.top + sign.bottom) / 2 }];
      setCorner(miniMapCornerOf([...places, ...signs], wanted, size, miniMap, over));
    }
    const now = framing();
    const isWhole = now.k <= fit * WHOLE_SCALE && wanted.k > fit * WHOLE_SCALE;
    const { isTopHit, isBottomHit } = findCovered(shown.places, now, size, over);
    if (!isWhole && !isTopHit && !isBottomHit && showsTarget(now, wanted, shown, size)) return;
    go(wanted, true);
  }, [mode, followed, overlays, size, miniMap, width, height, laneWidth, framing, scales, go]);

  const actions = useMemo((): Pick<Camera, 'setMode' | 'zoomBy' | 'lookAt'> => {
    const look = ({ x, y }: BoardPoint, k: number): void => {
      setMode('free');
      go({ x: size.width / 2 - x * k, y: size.height / 2 - y * k, k }, true);
    };
    return {
      setMode: (wanted) => {
        lastMode = wanted;
        setMode(wanted);
      },
      zoomBy: (factor) => {
        const [least, most] = scales();
        const { x, y, k } = framing();
        const middle = { x: (size.width / 2 - x) / k, y: (size.height / 2 - y) / k };
        look(middle, Math.min(Math.max(k * factor, least), most));
      },
      lookAt: (point) => look(point, framing().k),
    };
  }, [size, framing, scales, go]);
  return useMemo(
    () => ({ frame, world, viewport, mode, detailLevel, showsAll, miniMap: { corner, size: miniMap }, ...actions }),
    [frame, world, viewport, mode, detailLevel, showsAll, corner, miniMap, actions],
  );
}
