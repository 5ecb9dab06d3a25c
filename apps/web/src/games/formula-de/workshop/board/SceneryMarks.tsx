import { textIn } from '@paddock/formula-de';
import type { CircuitDesign } from '@paddock/circuit-design';
import type { ReactElement } from 'react';
import type { Language } from '../../../../base/texts/language.ts';
import { centreOfMark } from '../scenery-edits.ts';
import type { Selection } from '../tools.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import { Mark, type MarkActions } from './Mark.tsx';
import { linePath } from './RoadSketch.tsx';

interface SceneryMarksProps {
  readonly design: CircuitDesign;
  readonly selection: Selection | null;
  readonly language: Language;
  readonly t: WorkshopTexts;
  readonly actions: MarkActions;
}

/** A grip on each landmark and text. The points of a selected area can be pulled. */
export function SceneryMarks({ design, selection, language, t, actions }: SceneryMarksProps): ReactElement {
  const { landmarks, labels } = design;
  const selected = selection?.kind === 'landmark' ? landmarks[selection.index] : undefined;
  return (
    <g className="fd-scenery-marks">
      {landmarks.map((mark, index) => {
        const [x, y] = centreOfMark(design, mark);
        const name = mark.kind === 'symbol' ? t.scenery.symbols[mark.symbol] : t.scenery.kinds[mark.kind];
        return (
          <Mark
            key={index}
            target={{ kind: 'landmark', index }}
            {...{ x, y }}
            label={t.scenery.mark(index + 1, name)}
            className="fd-scenery-mark"
            isSelected={selection?.kind === 'landmark' && selection.index === index}
            {...actions}
          >
            <circle className="fd-scenery-dot" r="7" />
          </Mark>
        );
      })}
      {labels.map((label, index) => (
        <Mark
          key={`label ${index}`}
          target={{ kind: 'label', index }}
          x={label.x}
          y={label.y - label.size / 3}
          label={t.scenery.mark(landmarks.length + index + 1, textIn(label.text, language))}
          className="fd-scenery-mark"
          isSelected={selection?.kind === 'label' && selection.index === index}
          {...actions}
        >
          <rect className="fd-scenery-dot" x="-7" y="-7" width="14" height="14" />
        </Mark>
      ))}
      {selected?.kind === 'area' && selection?.kind === 'landmark' && (
        <>
          <path className="fd-area-outline" d={linePath(selected.points, true)} />
          {selected.points.map(([x, y], point) => (
            <Mark
              key={point}
              target={{ kind: 'point', index: selection.index, point }}
              {...{ x, y }}
              label={t.scenery.point(point + 1, selected.points.length)}
              className="fd-handle"
              isSelected={false}
              {...actions}
            >
              <circle className="fd-handle-dot" r="6" />
            </Mark>
          ))}
        </>
      )}
    </g>
  );
}
