import type { Messages } from '#src/lib/words/messages.ts';

/** Details that a client wants on papers. */
export const en = {
  heading: 'Company and TIN',
  lead: 'Fill these in if your papers are for a company. They appear on papers you make afterwards.',
  company: 'Company name',
  // Taxpayer identification number, as the Rwanda Revenue Authority calls it.
  tin: 'TIN',
  tinHint: 'Nine digits.',
  save: 'Save for my papers',
  done: 'Saved. New papers have these details.',
  failed: 'The details are not saved',
  companyTooLong: 'Please keep the company name under 120 characters.',
  tinWrong: 'A TIN has nine digits, such as 102 345 678. Leave it empty if there is none.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    billing: typeof en;
  }
}
