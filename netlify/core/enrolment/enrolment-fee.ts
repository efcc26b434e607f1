import { eq } from 'drizzle-orm';
import { feeDesk } from '../booking/fee/fee-desk.ts';
import { classFeeLabel, classFeeSku } from '../booking/fee/fee-label.ts';
import { enrolments } from './enrolment.table.ts';
import { enrolmentList } from './enrolment-list.ts';

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
    sku: classFeeSku(classId),
    label: classFeeLabel('en', { name: named, registeredAs }),
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
