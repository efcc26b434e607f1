/** Months that the audit log keeps the origin of staff logins and attempts; entries stay longer. */
export const loginOriginMonths = 12;
