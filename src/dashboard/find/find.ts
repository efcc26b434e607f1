import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { CallFailed } from '../server-state/api-query.ts';
import { recordEntries } from './palette-entries.ts';

export function findQuery(home: string, q: string) {
  return queryOptions({
    queryKey: ['find', q],
    async queryFn({ signal }) {
      const answer = await answerTo(
        (init) => accountApi.find.$get({ query: { q } }, { init }),
        20_000,
        signal,
      );
      if (answer.kind !== 'ok') throw new CallFailed(answer);
      return recordEntries(home, q, answer.data);
    },
  });
}
