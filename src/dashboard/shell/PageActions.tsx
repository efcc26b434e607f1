import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageActionsId } from './page-actions.ts';

/** Shows the page's actions next to its heading, which is outside of the island. */
export function PageActions({ children }: { children: ReactNode }): ReactNode {
  const place = document.getElementById(pageActionsId);
  return place && createPortal(children, place);
}
