import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  // Work that a share pays for, within a sentence.
  photography: 'photography',
  videography: 'videography',
  editing: 'editing & retouching',
  audio: 'audio production',
  dance: 'dance',
  nameEmpty: 'Please enter the name of the person who pays.',
  nameTooLong: 'Please keep the name under 100 characters.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'payment-share': typeof en;
  }
}

export type PaymentShareWords = Words<typeof en>;
