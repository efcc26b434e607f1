import { eq } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { languageSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { audit } from '../../audit/audit.ts';
import { readFields } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';
import { changeBooking, type StaffChange } from './change-booking.ts';

/** Changes the language of what the client gets from now on. Throws ProblemError 400, 404, 409 or 422. */
export async function changeLanguage(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { language, version } = readFields(languageSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    if (booking.language === language) return;
    await tx.update(bookings).set({ language }).where(eq(bookings.id, booking.id));
    await audit(tx, {
      actor: change.me.user.id,
      action: 'booking.language-changed',
      subjectId: booking.id,
      before: { language: booking.language },
      after: { language },
    });
  });
}
