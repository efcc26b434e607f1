import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // `…Hello` begins a WhatsApp message that a visitor sends us from the page. `…NeedsScript` is shown
  // without JavaScript, and a sentence with other ways follows. `…Broken` is shown if the page fails to start.
  wouldTalk: 'Would you rather talk?',

  bookTitle: 'Book Now',
  bookDescription: 'Book your session with FTS Studio in Kigali and pay by MTN MoMo or Airtel Money.',
  pricing: 'Pricing',
  bookHeading: 'Book your session',
  bookNeedsScript: 'Booking and paying on this page needs JavaScript, which is switched off in this browser.',
  bookPlain: 'You can <form>book with the plain form</form>.',
  bookBroken: 'Booking on this page does not work in your browser right now.',
  cartKept: 'Your cart is kept on this phone or computer.',
  bookHello: 'Hello FTS Studio, I would like to book:',
  plainForm: 'Or fill in the plain form. It works in every browser and includes your cart:',
  plainFormButton: 'Book with the plain form',
  bookHelp: 'Prefer to talk?',
  bookHelpHello: 'Hello, I am booking on your website and have a question.',
  bookHelpText:
    'No payment request on your phone after two minutes? The page that opens when you book sends another, up to five, also to another number. No cart here, or the page does not respond? <form>Book with the plain form</form>.',

  bookingTitle: 'Your booking',
  bookingDescription: 'See, move or cancel your booking with FTS Studio.',
  bookingNeedsScript:
    'Seeing and changing your booking needs JavaScript, which is switched off in this browser.',
  bookingPlain: 'You can <page>see it and accept our price on a plain page</page>.',
  bookingBroken: 'We cannot show your booking in this browser right now.',
  bookingKept: 'Your booking is safe, and nothing about it has changed.',
  bookingHello: 'Hello FTS Studio, I have a question about my booking.',
  bookingHelpHello: 'Hello, I have a question about my booking.',

  paymentTitle: 'Your payment',
  paymentDescription: 'The state of your payment.',
  paymentNeedsScript: 'Looking up your payment needs JavaScript, which is switched off in this browser.',
  paymentBroken: 'We cannot show your payment in this browser right now.',
  paymentKept: 'Your booking is safe. If you have paid, we’ll write to you when it reaches us.',
  paymentHello: 'Hello FTS Studio, I have a question about my payment.',
  paymentHelp: 'Questions about your payment?',
  paymentHelpHello: 'Hello, I have a question about my payment.',
  paymentHelpText:
    'No payment request on your phone? Keep it switched on and unlocked. After two minutes, this page sends another, up to five, also to another number.',

  shareTitle: 'Pay your part',
  shareDescription: 'Pay your part of a booking with FTS Studio by mobile money.',
  shareNeedsScript: 'Paying with this link needs JavaScript, which is switched off in this browser.',
  shareBroken: 'We cannot show this payment in this browser right now.',
  shareKept: 'Nothing was charged, and the link stays as it is.',
  shareHello: 'Hello FTS Studio, I have a link to pay a part of a booking.',
  shareHelp: 'Questions about this payment?',
  shareHelpHello: 'Hello, I have a link to pay a part of a booking.',
  shareHelpText:
    'Was the amount or the occasion a surprise? Ask the person who sent you the link before you pay.',

  paperTitle: 'Your paper',
  paperDescription: 'See and print a paper from FTS Studio.',
  paperNeedsScript: 'Seeing and printing a paper needs JavaScript, which is switched off in this browser.',
  paperPlain: 'You can <verify>check one by its code</verify>.',
  paperBroken: 'We cannot show the paper in this browser right now.',
  paperKept: 'The paper is safe.',
  paperHello: 'Hello FTS Studio, I need a paper of my booking.',

  conversationTitle: 'Your messages',
  conversationDescription: 'Read our replies to your messages and answer them.',
  conversationNeedsScript:
    'Reading our replies and answering them needs JavaScript, which is switched off in this browser.',
  conversationBroken: 'We cannot show your messages in this browser right now.',
  conversationKept: 'Your messages are safe.',
  conversationHello: 'Hello FTS Studio, I would like to answer your message.',
  conversationHelpHello: 'Hello, I would like to answer your message.',

  waitingTitle: 'Your place on the waiting list',
  waitingDescription: 'See your place on the waiting list for a full date, or leave the list.',
  waitingNeedsScript:
    'Seeing your place, and leaving the list, needs JavaScript, which is switched off in this browser.',
  waitingBroken: 'We cannot show your place in this browser right now.',
  waitingKept: 'Your place is kept.',
  waitingHello: 'Hello FTS Studio, I am on your waiting list.',
  waitingHelp: 'Questions about the waiting list?',
  waitingHelpHello: 'Hello, I am on your waiting list and have a question.',
} as const satisfies Messages;
