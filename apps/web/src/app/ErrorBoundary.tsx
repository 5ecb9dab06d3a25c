import { Component, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/index.tsx';

/** Catches what should never happen, and says what to do next. React asks for a class here. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}

function Sorry(): ReactElement {
  const t = useTexts();
  return (
    <main className="trouble">
      <h1>{t.crash.title}</h1>
      <p>{t.crash.text}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t.crash.reload}
      </button>
    </main>
  );
}
