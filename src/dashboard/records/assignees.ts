import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery } from '../server-state/api-query.ts';

/** Staff to whom messages and tasks can be assigned. */
export const assigneesQuery = apiQuery(['assignees'], (init) =>
  accountApi.messages.assignees.$get({}, { init }),
);
