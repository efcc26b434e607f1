import type { StaffMail } from '#src/domain/booking/staff/staff-booking.ts';

export const mailStates: Record<StaffMail['state'], string> = {
  waiting: 'on its way',
  sent: 'sent',
  unanswered: 'perhaps sent',
  dead: 'could not be sent',
  withheld: 'not sent',
  discarded: 'discarded',
};
