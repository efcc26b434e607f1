/** Whether one can apply for a programme, and why not. */
export type Applying = 'open' | 'closed' | 'full';

/** What cards and pages say instead of "Apply Now". */
export const notApplyingText: Record<Exclude<Applying, 'open'>, string> = {
  closed: 'Closed for applications',
  full: 'All places are taken',
};
