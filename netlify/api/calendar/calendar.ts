import { validator } from 'hono/validator';
import { readCalendar } from '#netlify/core/calendar/read-calendar.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { calendarSchema } from '#src/features/staff/calendar/calendar.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { answerFresh } from '../lists/fresh.ts';

const days = validator('query', (query) => readFields(calendarSchema, query));

/** `/api/calendar?from=YYYY-MM-DD&to=YYYY-MM-DD`: bookings, classes, blocked days and what is left of each day. */
export const calendarRoutes = createRoutes().get('/', requireAdmin, days, (c) =>
  answerFresh(c, () => readCalendar(c.req.valid('query'), new Date())),
);
