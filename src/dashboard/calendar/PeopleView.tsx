import type { ReactNode } from 'react';
import type { Calendar } from '#src/domain/calendar/calendar.ts';
import { resourceKindNames } from '#src/domain/resource/resource-words.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { daySentence, hourWords } from './calendar-words.ts';
import type { Desk } from './DayBooking.tsx';
import { HourTable } from './hours/HourTable.tsx';
import { personColumns } from './hours/hour-columns.ts';
import { reassign } from './move/reassign.ts';

interface PeopleViewProps {
  desk: Desk;
  calendar: Calendar;
  day: string;
  today: string;
  /** Query string that opens the day's sheet. */
  openSearch: string;
}

/** A day by person: who and what is where, and the sessions that nobody does yet. */
export function PeopleView({ desk, calendar, day, today, openSearch }: PeopleViewProps): ReactNode {
  const known = calendar.days.find((one) => one.day === day);
  return (
    <div className="stack gap-2xs">
      <p className="actions">
        {known && <span>{daySentence(known)}</span>}
        <ViewLink className="button button--small" search={openSearch}>
          Open the day
        </ViewLink>
      </p>
      <HourTable
        desk={desk}
        columns={personColumns(calendar, day)}
        today={today}
        headOf={({ resource }) =>
          resource === undefined ? (
            hourWords.nobody
          ) : (
            <>
              <span className="hours__name" title={resource.name}>
                {resource.name}
              </span>{' '}
              {resource.kind !== 'person' && (
                <small className="soft">{resourceKindNames[resource.kind]}</small>
              )}
            </>
          )
        }
        onAssign={(draft) => void reassign(draft)}
      />
      {calendar.people.length === 0 && <p className="soft">{hourWords.noOne}</p>}
    </div>
  );
}
