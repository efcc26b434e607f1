import type { Messages } from '#src/lib/words/messages.ts';

/** Pages at /verify, for anyone with a paper in hand. */
export const en = {
  heading: 'Check a paper',
  lead: 'Type the code at the foot of a quote, proforma, payment confirmation or statement from {studio}.',
  code: 'Code',
  codeHint: 'Twelve letters and digits, such as 7K3M-P9Q2-XT4B. Spaces and capitals do not matter.',
  check: 'Check the paper',
  checkAnother: 'Check another paper',
  genuine: 'This paper is genuine',
  genuineAdvice:
    'We issued it, and nothing in our record of it has changed. Compare these with the paper in your hand:',
  changed: 'Do not rely on this paper',
  changedAdvice:
    'We issued a paper with this code, but our record of it was changed afterwards. Please call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>{whatsApp}</whatsApp>.',
  unknown: 'We have no paper with this code',
  failed: 'We cannot check this code now',
} as const satisfies Messages;
