export type Applying = 'open' | 'closed' | 'full';

export const notApplyingText: Record<Exclude<Applying, 'open'>, string> = {
  closed: 'Closed for applications',
  full: 'All places are taken',
};
