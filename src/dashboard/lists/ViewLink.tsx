import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { goTo } from './use-address.ts';

interface ViewLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Query string; empty for the default view. */
  search: string;
  /** State of the history entry. */
  state?: unknown;
  /** Called after the link is followed in this tab. */
  onFollow?: () => void;
}

export function ViewLink({ search, state, onFollow, children, ...anchor }: ViewLinkProps): ReactNode {
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(search, 'push', state);
    onFollow?.();
  }

  return (
    <a {...anchor} href={search || window.location.pathname} onClick={follow}>
      {children}
    </a>
  );
}
