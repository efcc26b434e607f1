import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery } from '../server-state/api-query.ts';

export const notificationsQuery = apiQuery(['notifications'], (init) =>
  accountApi.notifications.$get({ query: {} }, { init }),
);
