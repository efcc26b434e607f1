import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

/** The calendar date in Kigali so many days from now. */
export const inDays = (days: number) => addDays(todayInKigali(new Date()), days);

/** The calendar date in Kigali. */
export const today = () => inDays(0);
