import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery } from '../server-state/api-query.ts';

/** Shared by the badges of the navigation, the tabs of lists and the overview. */
export const waitingQuery = apiQuery(['overview', 'waiting'], (init) =>
  accountApi.overview.waiting.$get({}, { init }),
);

export const overviewQuery = apiQuery(['overview'], (init) => accountApi.overview.$get({}, { init }));
