import { Component, type ReactNode } from 'react';

/** Keeps an island's failure on its island, and says what to do. React itself logs the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode; advice: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="notice notice--error" role="alert">
        <div className="stack">
          <h2>Unexpected Application Error!</h2>
          <p>{this.props.advice}</p>
          <button className="button button--primary" type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </div>
      </section>
    );
  }
}
