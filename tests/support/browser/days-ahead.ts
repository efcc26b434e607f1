/**
 * How many days ahead the days begin that a browser test has for itself: all of them book on one server, and a day takes eight
 * bookings. Any test may book `bookableDay`, which is 56 days ahead at most, and 15 June of next year.
 */
export const daysAhead = { filled: 60, closed: 70, movedByKeys: 655, dragged: 670, blocked: 700 } as const;
