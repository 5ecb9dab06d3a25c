import type { ReactElement } from 'react';
import { CardPicture } from './cards.tsx';
import type { Composer } from './composer.ts';
import { faceName } from './composer-queries.ts';
import { type Cell, cellsOf, type Slot } from './draft.ts';
import { digitOf, letterOf } from './signs.ts';
import type { FormulaTexts } from './texts/types.ts';
import type { FormulaTextContext } from './sentences.ts';
import { slotId } from './composer-state.ts';

/** The slots of the selected number as large buttons: before it, on its cards, after it, over all. */
export function SlotsRow({ composer, context }: { composer: Composer; context: FormulaTextContext }): ReactElement {
  const { active, draft } = composer.state;
  const { compose: t } = context.t;
  const slots = composer.slots.filter(({ place }) => place === active);
  const find = (part: Slot['part']): Slot | undefined => slots.find((slot) => slot.part === part);
  const cells = cellsOf(draft[active]);
  const before = find('before');
  const after = find('after');
  const whole = find('whole');
  const letter = letterOf(active);
  const inWhole = draft[active].whole !== null;
  return (
    <div className="fo-places">
      <span className="fo-places-letter" aria-hidden="true">
        {letter}
      </span>
      {before !== undefined && <SlotButton slot={before} composer={composer} label={t.before(letter)} small />}
      {cells.map((cell, i) => {
        const slot = cell.laid === null ? find(cell.lying as Slot['part']) : undefined;
        return (
          <CellButton
            key={i}
            cell={cell}
            slot={slot}
            composer={composer}
            label={cellLabel(cell, slot, letter, t)}
            onTake={() => composer.tapCell(active, i)}
          />
        );
      })}
      {after !== undefined && (
        <SlotButton
          slot={after}
          composer={composer}
          label={cells.length === 0 ? t.answer : t.after(letter)}
          small={cells.length > 0}
        />
      )}
      {whole !== undefined && inWhole && <SlotButton slot={whole} composer={composer} label={t.after(letter)} small />}
      {whole !== undefined && !inWhole && (
        <SlotButton slot={whole} composer={composer} label={t.whole(letter)} wide>
          {t.wholeShort}
        </SlotButton>
      )}
      {slots.length === 0 && cells.every((cell) => cell.laid === null) && (
        <span className="fo-note">{composer.rules.view.opened ? t.full : t.fixed}</span>
      )}
      {composer.hasChanges && (
        <button type="button" className="fo-clear" onClick={() => composer.clear()}>
          {t.clear}
        </button>
      )}
    </div>
  );
}

function cellLabel(cell: Cell, slot: Slot | undefined, letter: string, t: FormulaTexts['compose']): string {
  const name = cell.face.startsWith('J') && cell.face !== 'J?' ? t.jokerAs(digitOf(cell.face)) : faceName(cell.face);
  if (cell.laid !== null) return t.takeBack(name);
  return slot === undefined ? t.card(name) : t.over(name, letter);
}

interface SlotButtonProps {
  readonly slot: Slot;
  readonly composer: Composer;
  readonly label: string;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly children?: string;
}

function slotState(slot: Slot, { state }: Composer): string {
  const id = slotId(slot);
  return `${state.held === null ? '' : 'fo-wanted'} ${state.hover === id ? 'fo-over' : ''}`;
}

function isTarget(slot: Slot, { state: { target } }: Composer): boolean {
  return target !== null && slotId(target) === slotId(slot);
}

function SlotButton({ slot, composer, label, small = false, wide = false, children }: SlotButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`fo-place ${small ? 'fo-place-edge' : ''} ${wide ? 'fo-place-whole' : ''} ${slotState(slot, composer)}`}
      data-fo-slot={slotId(slot)}
      aria-label={label}
      aria-pressed={isTarget(slot, composer)}
      title={label}
      onClick={() => composer.tapSlot(slot)}
    >
      {children}
    </button>
  );
}

interface CellButtonProps {
  readonly cell: Cell;
  readonly slot: Slot | undefined;
  readonly composer: Composer;
  readonly label: string;
  readonly onTake: () => void;
}

function CellButton({ cell, slot, composer, label, onTake }: CellButtonProps): ReactElement {
  const laid = cell.laid !== null;
  const dead = !laid && slot === undefined;
  return (
    <button
      type="button"
      className={`fo-place fo-place-card ${laid ? 'fo-place-fresh' : ''} ${slot === undefined ? '' : slotState(slot, composer)}`}
      data-fo-slot={slot === undefined ? undefined : slotId(slot)}
      aria-label={label}
      aria-pressed={slot === undefined ? undefined : isTarget(slot, composer)}
      aria-disabled={dead}
      title={label}
      onClick={() => (laid ? onTake() : slot !== undefined && composer.tapSlot(slot))}
    >
      <CardPicture face={cell.face} />
    </button>
  );
}
