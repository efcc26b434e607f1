import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery } from '../server-state/api-query.ts';

export const overviewQuery = apiQuery(['overview'], (init) => accountApi.overview.$get({}, { init }));
