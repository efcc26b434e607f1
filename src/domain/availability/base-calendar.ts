import calendar from '#content/calendar.json' with { type: 'json' };
import type { StudioCalendar } from './calendar-content.ts';

/** Calendar of the base. `calendarNow` (calendar-shelf.ts) reads the published one. */
export const baseCalendar = calendar as StudioCalendar;
