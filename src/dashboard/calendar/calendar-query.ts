import { accountApi } from '#src/components/account/session/account-api.ts';
import type { Period } from '#src/domain/availability/days.ts';
import { apiQuery } from '../server-state/api-query.ts';

export const calendarQuery = ({ from, to }: Period) =>
  apiQuery(['calendar', from, to], (init) => accountApi.calendar.$get({ query: { from, to } }, { init }));
