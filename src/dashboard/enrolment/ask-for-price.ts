import { accountApi } from '#src/components/account/session/account-api.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { usualLastDay } from '../booking/fee/usual-last-day.ts';

/** Offers a dancer the place at the price of the class on the day of the enrolment. */
export function askForPrice({ id, price, version }: EnrolmentRow) {
  const json = { total: price, lastDay: usualLastDay(), reason: '', version };
  return answerTo((init) => accountApi.enrolments[':id'].fee.$post({ param: { id }, json }, { init }));
}
