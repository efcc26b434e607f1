import { eq } from 'drizzle-orm';
import { feeState } from '#src/domain/booking/fee/fee.ts';
import { feeDesk } from '../booking/fee/fee-desk.ts';
import { programmeFeeLabel, programmeFeeSku } from '../booking/fee/fee-label.ts';
import { applications } from './application.table.ts';
import { applicationList } from './application-list.ts';

/** Fees of accepted applications: tuition and materials, as on the programme’s page. */
export const applicationFees = feeDesk({
  noun: 'application',
  list: applicationList,
  feeFor: ({ name, email, phone, language, programme, programmeTitle, price }) => ({
    name,
    email,
    phone,
    language,
    price,
    sku: programmeFeeSku(programme),
    label: programmeFeeLabel('en', programmeTitle),
  }),
  refusal({ status, price, fee }) {
    if (status !== 'accepted') return 'We request the fees once the application is accepted.';
    if (price === null && feeState(fee) === 'none')
      return 'The fees of this programme are not set yet. Please set them under Internships first.';
    return undefined;
  },
  async bookingOf(tx, id) {
    const [found] = await tx
      .select({ bookingId: applications.bookingId })
      .from(applications)
      .where(eq(applications.id, id));
    return found?.bookingId ?? null;
  },
  async link(tx, id, bookingId) {
    await tx.update(applications).set({ bookingId }).where(eq(applications.id, id));
  },
});
