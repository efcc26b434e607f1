import { fillTimeHeader } from '#src/lib/forms/fill-time.ts';

/** What the script of a form sends along after a visitor has taken a minute. */
export const afterAMinute = { [fillTimeHeader]: '60000' };
