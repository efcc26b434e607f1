import type { ReactNode } from 'react';
import { ViewLink } from '../lists/ViewLink.tsx';
import { type CalendarView, turned, viewTitle } from './calendar-view.ts';
import { viewNames } from './calendar-words.ts';

interface CalendarHeadProps {
  view: CalendarView;
  today: string;
  /** Views that fit the screen. */
  views: readonly CalendarView['view'][];
  searchOf: (view: CalendarView) => string;
}

export function CalendarHead({ view, today, views, searchOf }: CalendarHeadProps): ReactNode {
  return (
    <div className="calendar__head">
      <Turn by={-1} view={view} searchOf={searchOf} />
      <h2 id="calendar-title" tabIndex={-1} aria-live="polite">
        {viewTitle(view)}
      </h2>
      <Turn by={1} view={view} searchOf={searchOf} />
      <nav className="calendar__views" aria-label="Views">
        <ViewLink className="button button--small" search={searchOf({ ...view, day: today, open: false })}>
          Today
        </ViewLink>
        {views.map((name) => (
          <ViewLink
            key={name}
            className="button button--small"
            aria-current={name === view.view ? 'true' : undefined}
            search={searchOf({ ...view, view: name, open: false })}
          >
            {viewNames[name]}
          </ViewLink>
        ))}
      </nav>
    </div>
  );
}

function Turn({
  by,
  view,
  searchOf,
}: Pick<CalendarHeadProps, 'view' | 'searchOf'> & { by: 1 | -1 }): ReactNode {
  const to = turned(view, by);
  if (to === undefined) return <span className="icon-button" />;
  return (
    <ViewLink
      className="icon-button"
      search={searchOf(to)}
      aria-label={`${by === 1 ? 'Next' : 'Previous'} ${view.view}`}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={by === 1 ? 'm9 4 8 8-8 8' : 'm15 4-8 8 8 8'} strokeWidth="2" />
      </svg>
    </ViewLink>
  );
}
