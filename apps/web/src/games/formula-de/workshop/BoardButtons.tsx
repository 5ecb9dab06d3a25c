import type { ReactElement, ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../../kit/icons.tsx';
import type { BoardWindow } from './board/EditorBoard.tsx';
import type { EditorStore } from './editor-store.ts';
import type { WorkshopTexts } from './texts/types.ts';

interface BoardButtonsProps {
  readonly store: EditorStore;
  readonly t: WorkshopTexts;
  readonly board: RefObject<BoardWindow | null>;
}

const ZOOM_STEP = 1.6;

/** Undo and redo, and the window on the board. */
export function BoardButtons({ store, t, board }: BoardButtonsProps): ReactElement {
  const canUndo = useStore(store, ({ history }) => history.past.length > 0);
  const canRedo = useStore(store, ({ history }) => history.future.length > 0);
  const { undo, redo } = store.getState();
  return (
    <>
      <div className="fd-board-buttons fd-board-buttons-left">
        <BoardButton label={t.undo} isDisabled={!canUndo} onClick={undo}>
          <Icon name="undo" />
        </BoardButton>
        <BoardButton label={t.redo} isDisabled={!canRedo} className="fd-redo" onClick={redo}>
          <Icon name="undo" />
        </BoardButton>
      </div>
      <div className="fd-board-buttons fd-board-buttons-right">
        <BoardButton label={t.zoomIn} onClick={() => board.current?.zoomBy(ZOOM_STEP)}>
          +
        </BoardButton>
        <BoardButton label={t.zoomOut} onClick={() => board.current?.zoomBy(1 / ZOOM_STEP)}>
          −
        </BoardButton>
        <BoardButton label={t.showAll} onClick={() => board.current?.showAll()}>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path className="fd-show-all" d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </BoardButton>
      </div>
    </>
  );
}

interface BoardButtonProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function BoardButton({ label, isDisabled = false, className = '', onClick, children }: BoardButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`fd-board-button ${className}`}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
