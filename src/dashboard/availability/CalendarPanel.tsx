import '../studio/settings.css';
import type { ReactNode } from 'react';
import { calendarId } from '#src/domain/availability/fields/calendar-fields.ts';
import { OneEntry } from '../shelf/OneEntry.tsx';
import { calendarRules } from './calendar-rules.ts';

export function CalendarPanel(): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Bookings a day and holidays</h2>
      <p>
        What you publish applies at once, for visitors too. Existing bookings are kept, even above a new limit
        or on a new holiday. Before you publish, we list the bookings on days you close. Block single days
        under <a href="/dashboard/superadmin/calendar/days">Days off and slots</a>.
      </p>
      <OneEntry rules={calendarRules} id={calendarId} />
    </section>
  );
}
