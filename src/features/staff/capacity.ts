/** The most bookings that a day can be set to take. */
export const maxCapacity = 99;

/** What a capacity says that is none. */
export const wrongCapacity = `Please write a whole number from 1 to ${maxCapacity}. To take no bookings, block the days.`;
