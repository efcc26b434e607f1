import { accountApi } from '#src/components/account/session/account-api.ts';
import type { Period } from '#src/domain/availability/days.ts';
import { asked } from '../server-state/ask.ts';

export const calendarQuery = ({ from, to }: Period) =>
  asked(['calendar', from, to], (init) => accountApi.calendar.$get({ query: { from, to } }, { init }));
