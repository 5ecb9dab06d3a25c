import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
  /** For screen readers, where the label has more than words. */
  readonly fullLabel?: string | undefined;
}

interface TabsProps<Name extends string> {
  readonly tabs: readonly Tab<Name>[];
  readonly active: Name;
  readonly onChange: (name: Name) => void;
  readonly classNames: { readonly list: string; readonly tab: string; readonly panel?: string };
  /** What the active tab shows. */
  readonly children: ReactNode;
}

/** Several views in one place. Arrow keys go from tab to tab. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { tabs, active, onChange, classNames, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onArrowKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ name }) => name === active);
    const { name: next } = tabs[(at + step + tabs.length) % tabs.length]!;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className={classNames.list} role="tablist">
        {tabs.map(({ name, label, fullLabel }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            className={classNames.tab}
            aria-selected={active === name}
            aria-controls={`${id}-panel`}
            aria-label={fullLabel}
            tabIndex={active === name ? 0 : -1}
            onKeyDown={onArrowKey}
            onClick={() => onChange(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={classNames.panel} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
