import { useQueries } from '@tanstack/react-query';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  type Block,
  type BlockedPeriod,
  type Period,
  type StaffMonth,
  withBlock,
  withPeriod,
} from '#src/domain/availability/days.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { showAtOnce } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';

const { days } = accountApi;
const blocked = days.blocked[':from'][':to'];
const monthsKey = ['days', 'month'];

export const blockedQuery = apiQuery(['days', 'blocked'], (init) => days.blocked.$get({}, { init }));

const monthQuery = (month: string) =>
  apiQuery([...monthsKey, month], (init) => days.$get({ query: { month } }, { init }));

/** Loads months (`YYYY-MM`): all days, the capacity of any month, and the first query. */
export function useMonths(months: readonly string[]) {
  return useQueries({
    queries: months.map(monthQuery),
    combine: (answers) => ({
      first: answers[0],
      numbers: answers.find(({ data }) => data !== undefined)?.data,
      days: answers.flatMap(({ data }) => data?.days ?? []),
    }),
  });
}

/** Blocks days. `bookings`: references of the bookings shown to the admin. */
export function blockDays(period: Period, block: Block, bookings: string[]): Promise<Answer<unknown>> {
  const json = { reason: block.reason, bookings };
  return changeDays(period, block, (param) => answerTo((init) => blocked.$put({ param, json }, { init })));
}

export function unblockDays(period: Period): Promise<Answer<unknown>> {
  return changeDays(period, undefined, (param) => answerTo((init) => blocked.$delete({ param }, { init })));
}

async function changeDays(
  period: Period,
  block: Block | undefined,
  call: (period: Period) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const queryKey = ['days'];
  const show = () => {
    queryClient.setQueriesData<StaffMonth>(
      { queryKey: monthsKey },
      (month) => month && { ...month, days: withBlock(month.days, period, block) },
    );
    queryClient.setQueryData<{ items: BlockedPeriod[] }>(
      blockedQuery.queryKey,
      (list) => list && { ...list, items: withPeriod(list.items, period, block) },
    );
  };
  const answer = await showAtOnce(queryKey, show, () => call(period));
  // Picks up changes that others made meanwhile.
  void queryClient.invalidateQueries({ queryKey });
  return answer;
}
