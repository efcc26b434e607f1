import { callUs } from '#src/domain/studio/call-words.ts';

export const lostLinkWords = {
  heading: 'Have your link sent to you',
  text: 'Enter the phone number or the email address you booked with. If it has an open booking, we’ll send its link within a few minutes.',
  send: 'Send me my link',
  account: 'With an account, you need no link:',
  accountLink: 'see your bookings',
  sent: 'Please check your phone or your inbox.',
  /** Equal for every number and address, so that it does not reveal who has booked. */
  sentText: `If there is an open booking, its link is on the way. If nothing comes within ten minutes, check your spam folder, or ${callUs}.`,
  failed: 'We have not sent a link',
} as const;
