import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Tabs } from '../../../kit/Tabs.tsx';
import { useRevokedUrl } from '../../../kit/useRevokedUrl.ts';
import type { DesignEditorProps, EditedDesign } from '../../workshop.ts';
import { Announcer } from './Announcer.tsx';
import { type BoardWindow, EditorBoard } from './board/EditorBoard.tsx';
import { BoardButtons } from './BoardButtons.tsx';
import { type EditorDocument, summarizeDocument } from './editor-document.ts';
import { createEditorStore } from './editor-store.ts';
import { isStepDone } from './fault-steps.ts';
import { FaultList } from './FaultList.tsx';
import { CornersPanel } from './panels/CornersPanel.tsx';
import { DrawPanel } from './panels/DrawPanel.tsx';
import { SceneryPanel } from './panels/SceneryPanel.tsx';
import { StartPanel } from './panels/StartPanel.tsx';
import type { WorkshopTexts } from './texts/types.ts';
import { TOOLS } from './tools.ts';
import type { TracedPicture } from './trace.ts';
import { type BuiltDesign, useBuiltDesign } from './useBuiltDesign.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import '../board.css';
import './workshop.css';
import './panels/panels.css';
import './board-buttons.css';
import './board/board.css';
import './faults.css';

/** The editor of circuits: the board, the steps in which a circuit is made, and what is wrong with it. */
export function Editor({
  t,
  language,
  draft,
  onChange,
  renderActions,
}: DesignEditorProps<WorkshopTexts>): ReactElement {
  const [store] = useState(() => createEditorStore(draft as EditorDocument));
  const document = useStore(store, ({ history }) => history.present);
  const tool = useStore(store, (state) => state.tool);
  const built = useBuiltDesign(document);
  const [chosenFault, setChosenFault] = useState<number | null>(null);
  const [trace, setTrace] = useState<TracedPicture | null>(null);
  useRevokedUrl(trace?.url);
  const board = useRef<BoardWindow>(null);
  const edited = useMemo(() => describeEdited(built), [built]);
  useEditorKeys(store);
  useEffect(() => setChosenFault(null), [document]);
  // The document that was opened is stored already.
  const isChanged = built.document !== draft;
  useEffect(() => {
    if (isChanged) onChange(edited);
  }, [edited, isChanged, onChange]);
  const isBuilt = built.document === document;
  const panel = { store, built, t, language };
  return (
    <div className="fd-editor" data-built={isBuilt} data-faults={built.faults.length} data-open={document.isOpen}>
      <div className="fd-editor-board">
        <EditorBoard ref={board} {...panel} faults={built.faults} chosenFault={chosenFault} trace={trace} />
        <BoardButtons store={store} t={t} board={board} />
      </div>
      <section className="fd-editor-side" aria-label={t.tools}>
        <Tabs
          tabs={TOOLS.map((name, k) => ({
            name,
            label: <StepLabel number={k + 1} title={t.steps[name]} isDone={isStepDone(name, built)} />,
            fullLabel: t.step(k + 1, t.steps[name], isStepDone(name, built)),
          }))}
          active={tool}
          onChange={store.getState().setTool}
          classNames={{ list: 'fd-steps', tab: 'fd-step', panel: 'fd-step-panel' }}
        >
          <FaultList
            built={built}
            language={language}
            chosen={chosenFault}
            onShow={(number, point) => {
              setChosenFault(number);
              if (point !== null) board.current?.lookAt(point);
            }}
            onFix={(design) => store.getState().change(design)}
            t={t}
          />
          {tool === 'draw' && <DrawPanel {...panel} trace={trace} onTrace={setTrace} />}
          {tool === 'corners' && <CornersPanel {...panel} />}
          {tool === 'start' && <StartPanel {...panel} />}
          {tool === 'scenery' && <SceneryPanel {...panel} />}
          {tool === 'try' && renderActions(edited)}
        </Tabs>
      </section>
      <Announcer store={store} built={built} language={language} t={t} />
    </div>
  );
}

function StepLabel(props: { readonly number: number; readonly title: string; readonly isDone: boolean }): ReactElement {
  const { number, title, isDone } = props;
  return (
    <>
      <span className={isDone ? 'fd-step-number fd-step-done' : 'fd-step-number'}>{isDone ? '✓' : number}</span>
      <span className="fd-step-title">{title}</span>
    </>
  );
}

function describeEdited({ document, circuit, drawing, faults }: BuiltDesign): EditedDesign {
  const isReady = faults.length === 0 && circuit !== null && drawing !== null;
  return {
    draft: document,
    summary: summarizeDocument(document),
    design: document.isOpen ? null : document.design,
    value: isReady ? { ...circuit, drawing } : null,
  };
}
