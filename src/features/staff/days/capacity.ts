/** The most bookings that a day can be set to take. */
export const maxCapacity = 99;

/** What a capacity says that is none. */
export const wrongCapacity = `Please write a whole number from 1 to ${maxCapacity}. To take no bookings, block the days.`;

/** The capacity that somebody has typed; undefined when it is none. */
export function readCapacity(typed: string): number | undefined {
  const capacity = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return capacity >= 1 && capacity <= maxCapacity ? capacity : undefined;
}
