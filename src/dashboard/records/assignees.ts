import { useQuery } from '@tanstack/react-query';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery } from '../server-state/api-query.ts';

/** Staff to whom work can be assigned. */
export const assigneesQuery = apiQuery(['assignees'], (init) =>
  accountApi.messages.assignees.$get({}, { init }),
);

/** Returns the names of staff by id; none while they load. */
export function useStaffNames(): Record<string, string> {
  const { data } = useQuery(assigneesQuery);
  return Object.fromEntries(data?.staff.map(({ id, name }) => [id, name]) ?? []);
}
