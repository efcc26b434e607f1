import '#src/styles/feedback.css';
import './auth-card.css';
import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';

interface AuthCardProps {
  heading: string;
  lead: ReactNode;
  /** True for a follow-up step: it takes the focus and scrolls into view. */
  follows?: boolean;
  children: ReactNode;
}

export function AuthCard({ heading, lead, follows = false, children }: AuthCardProps): ReactNode {
  return (
    <section className="auth-card stack">
      {follows ? <FocusedHeading heading={heading} /> : <h1>{heading}</h1>}
      <p className="auth-card__lead soft">{lead}</p>
      {children}
    </section>
  );
}

function FocusedHeading({ heading }: { heading: string }): ReactNode {
  const element = useScrollAndFocus<HTMLHeadingElement>();
  return (
    <h1 tabIndex={-1} ref={element}>
      {heading}
    </h1>
  );
}
