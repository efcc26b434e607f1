import type { ReactNode } from 'react';
import { focusList } from './focus-list.ts';
import { type AnyRules, type ListView, withChoice, writeListView } from './list-view.ts';
import { ViewLink } from './ViewLink.tsx';

interface PagerProps {
  view: ListView;
  nextCursor: string | null;
  rules: AnyRules;
}

/** Links to other pages. Cursors only go forward, so the history state stores the way back. */
export function Pager({ view, nextCursor, rules }: PagerProps): ReactNode {
  const { cursor } = view.query;
  const { trail = [] } = (window.history.state ?? {}) as { trail?: string[] };
  if (nextCursor === null && cursor === undefined) return null;
  const at = (cursor: string | undefined) => writeListView(withChoice(view, { cursor }), rules);
  return (
    <nav className="pager actions" aria-label="Pages of the list">
      {cursor !== undefined && (
        <ViewLink className="button button--small" search={at(undefined)} onFollow={focusList}>
          First page
        </ViewLink>
      )}
      {trail.length > 1 && (
        <ViewLink
          className="button button--small"
          onFollow={focusList}
          search={at(trail.at(-2) || undefined)}
          state={{ trail: trail.slice(0, -1) }}
        >
          Previous page
        </ViewLink>
      )}
      {nextCursor !== null && (
        <ViewLink
          className="button button--small"
          onFollow={focusList}
          search={at(nextCursor)}
          state={{ trail: [...(trail.length > 0 ? trail : [cursor ?? '']), nextCursor] }}
        >
          Next page
        </ViewLink>
      )}
    </nav>
  );
}
