import type { CircuitDesign } from '@paddock/circuit-design';
import { localizeCircuit, localizeDrawing } from '@paddock/formula-de';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../base/texts/language.ts';
import { useRevokedUrl } from '../../../../kit/useRevokedUrl.ts';
import { startPosterWorker } from '../../Poster.tsx';
import type { PosterRequest } from '../../poster.worker.ts';
import type { BuiltDesign } from '../useBuiltDesign.ts';

/** The picture of a built road, and of which design it is. */
export interface RoadPicture {
  readonly design: CircuitDesign;
  readonly url: string;
}

interface PaintRequest {
  readonly design: CircuitDesign;
  readonly poster: PosterRequest;
}

/** Whether two designs have the same road. Landmarks are not a part of it. */
export function hasSameRoad(a: CircuitDesign, b: CircuitDesign): boolean {
  const isSameBoard = a.width === b.width && a.height === b.height && a.labels === b.labels;
  return isSameBoard && a.handles === b.handles && a.corners === b.corners && a.start === b.start && a.pit === b.pit;
}

/**
 * Draws roads in a worker, one after the other. While it draws, only the newest request waits: what was asked for in between is
 * out of date.
 */
class RoadPainter {
  readonly #worker = startPosterWorker();
  #drawn: PaintRequest | null = null;
  #waiting: PaintRequest | null = null;

  constructor(onPicture: (picture: RoadPicture) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<readonly Blob[]>) => {
      const { design } = this.#drawn!;
      this.#drawn = null;
      // The first layer is the landscape, which the editor draws itself.
      const road = data[1];
      if (road !== undefined) onPicture({ design, url: URL.createObjectURL(road) });
      if (this.#waiting !== null) this.#draw(this.#waiting);
    };
  }

  request(wanted: PaintRequest): void {
    if (this.#drawn === null) this.#draw(wanted);
    else this.#waiting = wanted;
  }

  close(): void {
    this.#worker.terminate();
  }

  #draw(wanted: PaintRequest): void {
    this.#waiting = null;
    this.#drawn = wanted;
    this.#worker.postMessage(wanted.poster, []);
  }
}

/** The last picture that was drawn. It is out of date if the road has changed since. */
export function useRoadPicture(built: BuiltDesign, night: boolean, language: Language): RoadPicture | null {
  const [picture, setPicture] = useState<RoadPicture | null>(null);
  const painter = useRef<RoadPainter | null>(null);
  const requested = useRef<readonly [CircuitDesign, boolean, Language] | null>(null);
  useEffect(() => {
    const started = new RoadPainter((next) => {
      const image = new Image();
      image.src = next.url;
      // Shown when it is complete, so that the road does not flicker.
      void image.decode().then(
        () => setPicture(next),
        () => setPicture(next),
      );
    });
    painter.current = started;
    return () => {
      started.close();
      requested.current = null;
    };
  }, []);
  useEffect(() => {
    const { circuit, drawing, document } = built;
    const last = requested.current;
    if (last !== null && hasSameRoad(last[0], document.design) && last[1] === night && last[2] === language) return;
    if (circuit === null || drawing === null) return;
    requested.current = [document.design, night, language];
    const poster = {
      circuit: localizeCircuit(circuit, drawing, language),
      // The landscape is not needed, except for the tunnels over the road.
      drawing: {
        ...localizeDrawing(drawing, language),
        landmarks: drawing.landmarks.filter(({ kind }) => kind === 'tunnel'),
      },
      night,
    };
    painter.current?.request({ design: document.design, poster });
  }, [built, night, language]);
  useRevokedUrl(picture?.url);
  return picture;
}
