/** Words of the details that a client wants on papers. */
export const billingWords = {
  heading: 'Company and TIN',
  lead: 'Fill these in if your papers are for a company. They appear on papers you make afterwards.',
  company: 'Company name',
  tin: 'TIN',
  tinHint: 'Nine digits.',
  save: 'Save for my papers',
  saveByStaff: 'Save for the papers',
  changeByStaff: 'Change company and TIN',
  done: 'Saved. New papers have these details.',
  failed: 'The details are not saved',
} as const;
