import { accountApi } from '#src/components/account/session/account-api.ts';
import type { Period } from '#src/domain/availability/days.ts';
import { apiQuery } from '../server-state/api-query.ts';

const { calendar } = accountApi;

/** Free slots, counts and names of up to 42 days. */
export const monthQuery = ({ from, to }: Period) =>
  apiQuery(['calendar', 'month', from, to], (init) => calendar.month.$get({ query: { from, to } }, { init }));

/** Sessions, people and absences of up to 8 days. */
export const sessionsQuery = ({ from, to }: Period) =>
  apiQuery(['calendar', 'sessions', from, to], (init) => calendar.$get({ query: { from, to } }, { init }));
