import { calendarShelf } from '#netlify/core/availability/calendar-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

export const studioCalendarRoutes = oneEntryRoutes(calendarShelf);
