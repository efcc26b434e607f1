import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';

interface DoorProps {
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One step of signing in, signing up or resetting a password. */
export function Door({ heading, lead, children }: DoorProps): ReactNode {
  return (
    <section className="door stack">
      <h1>{heading}</h1>
      <p className="door__lead">{lead}</p>
      {children}
    </section>
  );
}

/** What says what to do should an island of the account fail. */
export function AccountBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary advice="Nothing is lost. Please reload the page, or call or write to us: the numbers are at the end of the page.">
      {children}
    </ErrorBoundary>
  );
}
