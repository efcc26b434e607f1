import { calendarShelf } from '#netlify/core/availability/calendar-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

/** `/api/studio-calendar` */
export const studioCalendarRoutes = oneEntryRoutes(calendarShelf);
