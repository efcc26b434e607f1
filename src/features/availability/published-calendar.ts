import calendar from '#content/calendar.json' with { type: 'json' };
import type { StudioCalendar } from './calendar-content.ts';

/** The studio's calendar as it is in the base; checked by the content collections when the site is built. */
export const studioCalendar = calendar as StudioCalendar;
