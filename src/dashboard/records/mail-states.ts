import type { StaffMail } from '#src/domain/booking/staff/staff-booking.ts';

export const mailStates: Record<StaffMail['state'], string> = {
  waiting: 'on its way',
  sent: 'sent',
  dead: 'could not be sent',
  discarded: 'discarded',
};
