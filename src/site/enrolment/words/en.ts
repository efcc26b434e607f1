import type { Messages } from '#src/lib/words/messages.ts';

/** Form of an enrolment in a dance class, in a dialog or on a page of its own. */
export const en = {
  heading: 'Enrol in a class',
  lead: 'Choose the class and tell us who will dance. We charge nothing now.',
  dancing: 'Dancing',

  // What the dialog says about the class.
  price: 'Price',
  duration: 'Duration',
  schedule: 'Schedule',
  category: 'Category',
  classFull:
    'This class is full, but you can join the waiting list. We’ll contact you when a place is free. There is nothing to pay yet.',

  class: 'Class',
  classChoice: '{name}: {price}, {schedule}',
  choose: 'Please choose',
  name: 'Name of the dancer',
  experience: 'Experience',
  experienceHint: 'In this dance or a similar one.',
  age: 'Age',
  ageHint: 'Under {age} we ask for a parent or guardian.',
  guardian: 'A parent or guardian',
  guardianIfYoung: 'A parent or guardian (for dancers under {age} only)',
  guardianHint:
    'A parent or guardian must enrol dancers under {age}. Please give their phone number or email address.',
  guardianName: 'Name of the parent or guardian',
  emergencyContact: 'Emergency contact',
  emergencyContactHint: 'Name and phone number of someone we can call.',
  paymentMethod: 'Payment method',
  paymentMethodHint: 'We charge nothing now: we’ll tell you how to pay after you enrol.',
  secondPlace: 'I have a place in this class already and want a second one.',
  privacy: 'How we use it, and how to have it erased: <privacy>privacy policy</privacy>.',
  send: 'Enrol in this class',
  done: 'Back to the classes',
} as const satisfies Messages;
