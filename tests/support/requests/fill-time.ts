import { fillTimeHeader } from '#src/lib/forms/fill-time.ts';

export const afterAMinute = { [fillTimeHeader]: '60000' };
