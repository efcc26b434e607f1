/** How long the audit log keeps from where the staff logged in, or someone tried to; that they did, it keeps. */
export const loginOriginMonths = 12;
