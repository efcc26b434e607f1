import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

/** Date in Kigali (YYYY-MM-DD), `days` from now. */
export const inDays = (days: number) => addDays(todayInKigali(new Date()), days);

export const today = () => inDays(0);
