import { Component, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** Shows a message with a reload button when rendering fails. React supports error boundaries as classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashMessage /> : this.props.children;
  }
}

function CrashMessage(): ReactElement {
  const t = useTexts();
  return (
    <main className="shell-message">
      <h1>{t.crash.title}</h1>
      <p>{t.crash.text}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t.reloadPage}
      </button>
    </main>
  );
}
