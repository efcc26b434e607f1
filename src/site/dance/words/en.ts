import type { Messages } from '#src/lib/words/messages.ts';

/** Classes and programmes on the dancing page. */
export const en = {
  parts: 'Parts of this page',
  lowestPrice: 'from {price:money} per month',

  // Below the name of a class.
  registeredAs: '(registered as {registered})',
  whenAndLength: '{schedule}, {duration}',
  // Below a price.
  perMonth: 'per month',
  enrol: 'Enroll Now',
  // Name of this button for screen readers.
  enrolIn: 'Enroll Now: {name}',
  // Heading of the form that the button opens.
  headingOfForm: 'Enrol in {name}',

  learnMore: 'Learn More',
  learnMoreOf: 'Learn More: {name}',
  price: 'Price',
  duration: 'Duration',
  sessions: 'Sessions',
  included: 'What’s included',
  askAbout: 'Ask about {name}',
} as const satisfies Messages;
