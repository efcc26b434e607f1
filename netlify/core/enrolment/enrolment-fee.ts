import { eq } from 'drizzle-orm';
import { className } from '#src/domain/dance/dance.ts';
import { en } from '#src/domain/dance/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { feeDesk } from '../booking/fee/fee-desk.ts';
import { enrolments } from './enrolment.table.ts';
import { enrolmentList } from './enrolment-list.ts';

const danceWords = speak('en', en);

/** Fees of enrolments, at the class price on the day of enrolment. */
export const enrolmentFees = feeDesk({
  noun: 'enrolment',
  list: enrolmentList,
  feeFor: ({ name, email, phone, language, classId, className: named, registeredAs, price }) => ({
    name,
    email,
    phone,
    language,
    price,
    sku: `fees/dance/${classId}`,
    label: `${className(danceWords, { name: named, registeredAs })}, class fee for one month`,
  }),
  refusal({ status, email }) {
    if (email === '') return 'The dancer has deleted their account, so we cannot request a payment.';
    if (status === 'waiting') return 'People on the waiting list have nothing to pay yet.';
    return status === 'cancelled' ? 'This enrolment is cancelled: there is nothing to pay.' : undefined;
  },
  async bookingOf(tx, id) {
    const [found] = await tx
      .select({ bookingId: enrolments.bookingId })
      .from(enrolments)
      .where(eq(enrolments.id, id));
    return found?.bookingId ?? null;
  },
  async link(tx, id, bookingId) {
    await tx.update(enrolments).set({ bookingId }).where(eq(enrolments.id, id));
  },
});
