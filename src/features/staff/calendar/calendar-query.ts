import { accountApi } from '#src/features/account/account-api.ts';
import type { Period } from '../days/days.ts';
import { asked } from '../server-state/ask.ts';

/** What is on the days from one to another. */
export const calendarQuery = ({ from, to }: Period) =>
  asked(['calendar', from, to], (init) => accountApi.calendar.$get({ query: { from, to } }, { init }));
