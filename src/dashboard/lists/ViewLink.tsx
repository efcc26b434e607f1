import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { goTo } from './use-address.ts';

interface ViewLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** What follows the page's path; empty for the list as it is at first. */
  search: string;
  /** Kept with the entry in the browser's history. */
  state?: unknown;
  /** What happens once it has been followed. */
  onFollow?: () => void;
}

/** A real link to another view of this page, which loads nothing anew unless it opens elsewhere. */
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
