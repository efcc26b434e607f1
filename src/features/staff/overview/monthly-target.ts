/** The highest monthly target, in RWF. */
export const maxTarget = 1_000_000_000;

/** What a target says that is none. */
export const wrongTarget = 'Please write a whole number of RWF, from 1 to 1,000,000,000.';
