import calendar from '#content/calendar.json' with { type: 'json' };
import type { StudioCalendar } from './calendar-content.ts';

/** The studio's calendar in the base. What staff published over it: netlify/core/availability/calendar-shelf.ts. */
export const baseCalendar = calendar as StudioCalendar;
