import { useEffect } from 'react';
import { useKeyBindings } from '../../../kit/key-bindings.ts';
import type { EditorStore } from './editor-store.ts';
import { TOOLS } from './tools.ts';

/** The keys of the whole page. Marks on the board handle their own. */
export function useEditorKeys(store: EditorStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isField =
        (event.target as Element).closest('input:not([type="range"]), textarea, [role="dialog"]') !== null;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField) return;
      const key = event.key.toLowerCase();
      const { undo, redo } = store.getState();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);
  const { setTool, select, setStamp, removeSelected } = store.getState();
  useKeyBindings({
    ...Object.fromEntries(TOOLS.map((tool, k) => [String(k + 1), () => setTool(tool)])),
    Delete: removeSelected,
    Escape: () => {
      setStamp(null);
      select(null);
    },
  });
}
