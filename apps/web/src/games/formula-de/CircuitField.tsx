import {
  BUILT_IN_CIRCUIT_IDS,
  type Circuit,
  CIRCUIT_TITLES,
  findCircuitFaults,
  circuitName,
  type Drawing,
  outlineCircuit,
  practiceOval,
} from '@paddock/formula-de';
import { CIRCUIT_OUTLINES } from '@paddock/formula-de/outlines';
import { type ReactElement, useId, useState } from 'react';
import type { OptionFieldProps } from '../ui.ts';
import { drawingOf } from './circuit-board.ts';
import type { FormulaDeTexts } from './texts/types.ts';
import './pictures.css';

type CircuitErrors = { readonly sentence: string; readonly details: readonly string[] } | null;

/** Chooses one of the built-in circuits, or a custom one from a file or the clipboard. */
export function CircuitField(props: OptionFieldProps & { readonly t: FormulaDeTexts }): ReactElement {
  const { value, error, onChange, t } = props;
  const name = useId();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<CircuitErrors>(null);
  const own = typeof value === 'object' && value !== null && !isPractice(value) ? (value as Circuit) : null;
  /** The value for which somebody has asked to enter a circuit of their own in its place. */
  const [replaced, setReplaced] = useState<{ readonly value: unknown } | null>(null);
  // The value can change from outside, as when one is taken from the gallery.
  const open = own !== null || replaced?.value === value;
  const read = (written: string): void => {
    setText(written);
    const circuit = parseJson(written);
    if (circuit === undefined) setFaults({ sentence: t.circuits.notJson, details: [] });
    else {
      const details = findCircuitFaults(circuit);
      setFaults(details.length === 0 ? null : { sentence: t.circuits.faults, details });
      if (details.length === 0) onChange(circuit);
    }
  };
  const cards = [
    ...BUILT_IN_CIRCUIT_IDS.map((id) => ({
      key: id,
      value: id as string | Circuit,
      name: circuitName(CIRCUIT_TITLES[id], t.language),
      outline: CIRCUIT_OUTLINES[id],
    })),
    {
      key: 'practice',
      value: practiceOval,
      name: circuitName(practiceOval, t.language),
      outline: outlineCircuit(practiceOval, drawingOf(practiceOval)),
    },
  ];
  return (
    <div className="fd-circuits">
      <div className="fd-circuit-cards" role="radiogroup" aria-label={t.options['circuit']!.title}>
        {cards.map((card) => (
          <label key={card.key} className="fd-circuit">
            <input
              type="radio"
              name={name}
              checked={!open && isChosen(value, card.value)}
              onChange={() => {
                setReplaced(null);
                onChange(card.value);
              }}
            />
            <MiniMap drawing={card.outline} />
            <span className="fd-circuit-name">{card.name}</span>
            <span className="fd-circuit-facts">{t.circuits.facts(card.outline.corners, card.outline.cells)}</span>
          </label>
        ))}
        <label className="fd-circuit">
          <input type="radio" name={name} checked={open} onChange={() => setReplaced({ value })} />
          {own === null ? <BlankMap /> : <MiniMap drawing={drawingOf(own)} />}
          <span className="fd-circuit-name">{own === null ? t.circuits.own : circuitName(own, t.language)}</span>
          <span className="fd-circuit-facts">
            {own === null ? t.circuits.ownHelp : t.circuits.facts(own.corners.length, own.cells.length)}
          </span>
        </label>
      </div>
      {open && (
        <div className="fd-own">
          <a className="button fd-file" href="/workshop">
            {t.circuits.workshop}
          </a>
          <label className="button fd-file">
            {t.circuits.file}
            <input
              className="hidden-text"
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => void target.files?.[0]?.text().then(read)}
            />
          </label>
          <label className="fd-paste">
            <span>{t.circuits.paste}</span>
            <textarea
              className="field"
              rows={4}
              spellCheck={false}
              value={text}
              onChange={({ target }) => read(target.value)}
            />
          </label>
          <div role="status">
            {faults !== null && (
              <>
                <p className="fd-error">{faults.sentence}</p>
                <ul className="fd-error-list">
                  {faults.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </>
            )}
            {faults === null && own !== null && <p>{t.circuits.using(circuitName(own, t.language))}</p>}
            {faults === null && error !== null && <p className="fd-error">{error}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isPractice(value: object): boolean {
  return 'id' in value && value.id === practiceOval.id;
}

function isChosen(value: unknown, card: string | Circuit): boolean {
  if (typeof card === 'string') return value === card;
  return typeof value === 'object' && value !== null && isPractice(value);
}

type MiniDrawing = Pick<Drawing, 'width' | 'height' | 'laneWidth'> & {
  readonly line: readonly (readonly [x: number, y: number, row?: number])[];
};

/** The outline of the road. */
function MiniMap({ drawing }: { drawing: MiniDrawing }): ReactElement {
  const { width, height, line, laneWidth } = drawing;
  const d = `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
  const [sx, sy] = line[0]!;
  return (
    <svg className="fd-circuit-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d} strokeWidth={laneWidth * 3.4} className="fd-mini-rim" />
      <path d={d} strokeWidth={laneWidth * 2.4} className="fd-mini-road" />
      <circle cx={sx} cy={sy} r={laneWidth * 1.9} className="fd-mini-start" />
    </svg>
  );
}

function BlankMap(): ReactElement {
  return (
    <svg className="fd-circuit-map" viewBox="0 0 160 100" aria-hidden="true">
      <path className="fd-mini-blank" d="M30 70C10 50 30 20 60 25S100 60 125 40 150 75 120 80 50 90 30 70Z" />
      <path className="fd-mini-plus" d="M80 40V66M67 53H93" />
    </svg>
  );
}
