import { Component, type ComponentType, createRef, type ReactNode, useEffect } from 'react';
import { prepareToasts } from '#src/lib/toast.ts';

/** Contains an island's failure and shows advice. React itself logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode; advice: string }, { failed: boolean }> {
  override state = { failed: false };
  private readonly section = createRef<HTMLElement>();

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Lets the page show its fallback and report the failure (src/components/island). */
  override componentDidCatch(error: unknown): void {
    const failed = new CustomEvent('island:failed', { bubbles: true, detail: error });
    this.section.current?.dispatchEvent(failed);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="notice notice--error" role="alert" ref={this.section}>
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

export function island<Props extends object>(
  advice: string,
  Content: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props) {
    useEffect(() => {
      prepareToasts();
    }, []);
    return (
      <ErrorBoundary advice={advice}>
        <Content {...props} />
      </ErrorBoundary>
    );
  };
}
