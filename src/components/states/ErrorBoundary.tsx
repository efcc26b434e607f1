import { Component, type ComponentType, createRef, type ReactNode, Suspense, useEffect } from 'react';
import { prepareToasts } from '#src/lib/toast.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { PartWords, useWords } from '#src/lib/words/island-words.tsx';
import type { Language } from '#src/lib/words/languages.ts';

interface ErrorBoundaryProps {
  /** Shown in place of what failed. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Contains a failure and tells the page, which offers another way. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private readonly place = createRef<HTMLDivElement>();

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Lets the page show its fallback and report the failure (src/components/island). */
  override componentDidCatch(error: unknown): void {
    const failed = new CustomEvent('island:failed', { bubbles: true, detail: error });
    this.place.current?.dispatchEvent(failed);
  }

  override render(): ReactNode {
    const { notice, children } = this.props;
    return this.state.failed ? <div ref={this.place}>{notice}</div> : children;
  }
}

/** Advises to reload where the page has no other way to offer. */
export function BrokenNotice({ advice }: { advice: string }): ReactNode {
  const words = useWords('forms');
  return (
    <section className="notice notice--error" role="alert">
      <div className="stack">
        <h2>{words.broken}</h2>
        <p>{advice}</p>
        <button className="button button--primary" type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </div>
    </section>
  );
}

/**
 * Makes the island of a page. `part` names its words file, and `catalogues` are the words, which
 * only the build has (src/layouts/words/parts.ts). If it fails, the page shows its fallback.
 */
export function island<Props extends object>(
  part: string,
  catalogues: Part | undefined,
  Content: ComponentType<Props>,
): ComponentType<Props & { language: Language }> {
  return function Island({ language, ...props }) {
    useEffect(() => {
      prepareToasts();
    }, []);
    return (
      <ErrorBoundary>
        <Suspense>
          <PartWords part={part} catalogues={catalogues} language={language}>
            <Content {...(props as unknown as Props)} />
          </PartWords>
        </Suspense>
      </ErrorBoundary>
    );
  };
}
