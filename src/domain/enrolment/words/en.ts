import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Enrolment in a dance class: what the form and the server say about its fields. */
export const en = {
  // Levels of experience and ways to pay, by their values.
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  mobile_money: 'Mobile money',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',

  // Stored with the enrolment. The privacy policy repeats the period.
  consent:
    'I agree that FTS Studio keeps these details for {months} months from today, to run the class and to reach me or the emergency contact.',
  guardianConsent:
    'I am the parent or guardian of this dancer. I agree to the lessons, and to FTS Studio keeping these details of the child and of me.',

  nameEmpty: 'Please enter the dancer’s name.',
  nameTooLong: 'Please keep the name under {most} characters.',
  ageEmpty: 'Please enter the age in years.',
  ageWrong: 'Our classes are for dancers from {least} to {most}: please enter the age in whole years.',
  experienceEmpty: 'Please choose the level of experience.',
  emergencyContactEmpty: 'Please tell us whom to call in an emergency, with a phone number.',
  emergencyContactTooLong: 'Please keep the emergency contact under {most} characters.',
  paymentMethodEmpty: 'Please choose how you will pay.',
  guardianNameEmpty: 'Please enter the name of a parent or guardian.',
  guardianConsentMissing: 'A parent or guardian must agree for a dancer under {age}.',
  consentMissing: 'Please tick the box: we need your consent to keep your enrolment.',
  classUnknown: 'There is no such class. Please choose one of our classes.',
  // The dancer has a place in this class.
  enrolledAlready: 'You are already enrolled in {name}. Do you want a second place?',
  enrolledAlreadyAs:
    'You are already enrolled in {name} (registered as {registered}). Do you want a second place?',
  secondPlaceMissing: 'Tick the box if you want a second place, and send it again.',

  notEnrolled: 'You are not enrolled yet',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    enrolment: typeof en;
  }
}

export type EnrolmentWords = Words<typeof en>;
