import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Application for an internship: what the form and the server say about its fields. */
export const en = {
  received: 'Thank you! Your application was received.',
  contactSoon: 'We will contact you shortly.',
  notSent: 'Your application was not sent',

  // Stored with the application.
  consent: 'I agree that the studio keeps my application and my CV for {months} months to decide about it.',

  nameEmpty: 'Please enter your full name.',
  nameTooLong: 'Please keep the name under {most} characters.',
  programmeEmpty: 'Please choose the programme you are applying for.',
  // {title} is the name of a programme: “Photography Internship”.
  programmeClosed: 'Please choose another programme: the {title} is closed for applications.',
  programmeFull: 'Please choose another programme: all places of the {title} are taken.',
  programmeWithdrawn: 'Please choose another programme: we no longer offer the {title}.',
  availabilityEmpty: 'Please write when you are available, for example “January to March, mornings”.',
  availabilityTooLong: 'Please keep this under {most} characters.',
  motivationEmpty: 'Please write what you want to learn, and why now.',
  motivationTooShort: 'Please write a little more about what you want to learn: at least {least} characters.',
  motivationTooLong: 'Please keep your motivation under {most:number} characters.',
  portfolioWrong: 'Please write the whole link, beginning with https://, or leave it empty.',
  portfolioTooLong: 'Please choose a link of at most {most} characters.',
  consentMissing: 'Please tick the box: we need your consent to read your application.',
  cvMissing: 'Please choose your CV, as a PDF.',
  cvTooLarge: 'This file is larger than {most} MB. Please save your CV as a smaller PDF and choose that one.',
  cvNotPdf: 'This file is not a PDF. Please save or export your CV as a PDF and choose that one.',
  cvPartGone: 'Not sent: part of this file was lost on the way. Please send your application again.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    application: typeof en;
  }
}

export type ApplicationWords = Words<typeof en>;
