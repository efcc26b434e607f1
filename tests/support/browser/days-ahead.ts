/**
 * First days reserved for single browser tests (days ahead), as a day takes eight bookings.
 * Shared by all: `bookableDay` (up to 56 days ahead) and 15 June of next year.
 */
export const daysAhead = {
  filled: 60,
  closed: 70,
  managed: 610,
  assigned: 640,
  movedByKeys: 655,
  dragged: 670,
  tapped: 680,
  waitedFor: 685,
  reassigned: 690,
  blocked: 700,
} as const;
