import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Reminders of a session, of a part to pay and of the end of a hold, and the links of a client. */
export const en = {
  tomorrowSubject: 'Tomorrow: your session with {studio}',
  tomorrowPreview: 'Your session is on {start:start}. Reference {reference}.',
  tomorrowHeading: 'Your session is tomorrow',
  tomorrow: 'Your session is tomorrow, {start:start}.',
  tellUs:
    'If something has come up, please tell us today: call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  agreeTime:
    'If we have not agreed the time yet, or something has come up, please tell us today: call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  tomorrowText: 'Your session {reference} is tomorrow, {day:shortDate}.',
  tomorrowAtText: 'Your session {reference} is tomorrow, {day:shortDay} at {at:time}.',
  somethingUpText: 'Has something come up? Please tell us today.',
  cannotComeText: 'Cannot come? Please tell us today.',

  partSubject: 'Please pay {amount:money} by {day:date}: booking {reference}',
  partTodaySubject: 'Please pay {amount:money} today: booking {reference}',
  partPreview: '{amount:money} of booking {reference} is due on {day:date}.',
  partTodayPreview: '{amount:money} of booking {reference} is due today.',
  partHeading: 'A part of your booking is due soon',
  partTodayHeading: 'A part of your booking is due today',
  part: 'Please pay {amount:money} by {day:date}.',
  partToday: 'Please pay {amount:money} today.',
  waysToPay:
    'The button opens your booking: enter your mobile money number there, and approve the payment request on your phone. You can also pay in cash at the studio or by bank transfer.',
  seeAndPay: 'See and pay your booking',
  paidMeanwhile: 'Have you paid in the meantime? Then please ignore this email.',
  partText: 'Please pay {amount:money} for {reference} by {day:shortDate}:',
  partTodayText: 'Please pay {amount:money} for {reference} today:',

  // A hold ends at a time, or with a day.
  holdSubject: 'We’ll hold {day:date} for you until {at:time} on {lastDay:date}: booking {reference}',
  holdEndSubject: 'We’ll hold {day:date} for you until the end of {lastDay:date}: booking {reference}',
  holdPreview: 'After that someone else may book {day:date}.',
  holdHeading: 'We’ll hold your date until {at:time} on {lastDay:date}',
  holdEndHeading: 'We’ll hold your date until the end of {lastDay:date}',
  hold: 'We’ll hold {day:date} for you until {at:time} on {lastDay:date}.',
  holdEnd: 'We’ll hold {day:date} for you until the end of {lastDay:date}.',
  afterHold:
    'After that someone else may book the date; we’ll keep your booking, but you may need another date.',
  payToKeep:
    'To keep the date, pay {amount:money} before then. Approve the payment request on your phone. No request on your phone? Ask for a new one:',
  goToPayment: 'Go to the payment',
  priceMissing:
    'We have not sent you our price yet. If you have not heard from us, please call us on {phone} ({hours:hours}) or write on {whatsApp}, so that we can hold the date for longer.',
  offerEndsToo: 'Our offer ends then too. To keep the date, accept it and pay before then.',
  seeOffer: 'See and accept the offer',
  holdText: 'Your date is kept only until {at:time} on {lastDay:shortDay}.',
  holdEndText: 'Your date is kept only until the end of {lastDay:shortDay}.',
  payText: 'Pay {amount:money} before then:',
  priceText: 'Please tell us to keep it longer:',
  offerText: 'Accept our price before then:',

  linksSubject: 'The links to your bookings',
  linksPreview: 'Open your booking to see, pay, move or cancel it.',
  linksHeading: 'Here are your links',
  links:
    'You asked us for the links to your bookings. Please do not share them: they open without a password.',
  linkOf: 'Booking {reference}',
  linksUnwanted:
    'If you did not request this, you can ignore this email: no one else has the links. If a booking is missing here, call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  bookingLinkText: 'Your booking {reference}:',
  bookingLinkOnText: 'Your booking {reference} on {start:shortStart}:',
  feeLinkText: 'Your fee {reference}:',
  noLinkText: 'Your booking:',
} as const satisfies Messages;

export type ReminderWords = Words<typeof en>;
