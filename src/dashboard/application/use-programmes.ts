import { useQuery } from '@tanstack/react-query';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { Choices } from '../lists/staff-list.ts';
import { asked } from '../server-state/ask.ts';

const programmes = asked(['internships', 'titles'], (init) =>
  accountApi.internships.all.$get({ query: { limit: '100' } }, { init }),
);

/** The programmes that one can apply for, or could, by slug; none until they are known. */
export function useProgrammes(): Choices {
  const { data } = useQuery(programmes);
  return Object.fromEntries((data?.items ?? []).map(({ id, title }) => [id, title]));
}
