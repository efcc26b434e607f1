import { atom } from 'nanostores';
import { accountApi } from '#src/features/account/account-api.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { type Failure, failureOf } from '#src/lib/failure/failure.ts';
import type { Block, Period } from './days.ts';
import { type DaysState, nothingKnown, withBlocked, withBlockedAs, withMonth } from './days-state.ts';

const { days } = accountApi;
const blocked = days.blocked[':from'][':to'];

/** The days as they are shown. A change is shown at once, and taken back when the server does not make it. */
export const daysStore = atom<DaysState>(nothingKnown);

/** Asks for a month (`YYYY-MM`); gives why it did not come. */
export async function loadMonth(month: string): Promise<Failure | undefined> {
  const answer = await answerTo((init) => days.$get({ query: { month } }, { init }));
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the month');
  daysStore.set(withMonth(daysStore.get(), month, answer.data));
  return undefined;
}

/** Asks for what is blocked; gives why it did not come. */
export async function loadPeriods(): Promise<Failure | undefined> {
  const answer = await answerTo((init) => days.blocked.$get({}, { init }));
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the blocked days');
  daysStore.set({ ...daysStore.get(), periods: answer.data.items });
  return undefined;
}

/** Blocks days; `bookings` are the references of those that stay, as far as the admin was shown them. */
export function blockDays(period: Period, block: Block, bookings: string[]): Promise<Answer<unknown>> {
  const json = { reason: block.reason, bookings };
  return changeDays(period, block, (param) => answerTo((init) => blocked.$put({ param, json }, { init })));
}

/** Frees days. */
export function unblockDays(period: Period): Promise<Answer<unknown>> {
  return changeDays(period, undefined, (param) => answerTo((init) => blocked.$delete({ param }, { init })));
}

async function changeDays(
  period: Period,
  block: Block | undefined,
  call: (period: Period) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const before = daysStore.get();
  daysStore.set(withBlocked(before, period, block));
  const answer = await call(period);
  if (answer.kind !== 'ok') {
    daysStore.set(withBlockedAs(daysStore.get(), period, before));
    return answer;
  }
  // Who else changed something meanwhile is seen now; what cannot be asked for stays as it is shown.
  void loadPeriods();
  void loadMonth(monthOf(period.from));
  return answer;
}
