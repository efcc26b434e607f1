/** What an enrolment in a dance class is made of (docs/product.md, Enrolment). No schema here: the dialog's script loads this. */

export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type Experience = (typeof experienceLevels)[number];

/** How a dancer means to pay. */
export const enrolmentPayments = ['mobile_money', 'bank_transfer', 'cash', 'card'] as const;
export type EnrolmentPayment = (typeof enrolmentPayments)[number];

export const enrolmentStatuses = ['enrolled', 'waiting', 'cancelled'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Years. Below `guardian` a parent or guardian has to agree. */
export const ages = { min: 5, max: 100, guardian: 16 } as const;

/** How long an enrolment is kept, from the day of the enrolment. */
export const enrolmentRetentionMonths = 24;

/** True for an age that may dance, but not enrol alone. */
export function needsGuardian(age: number): boolean {
  return age >= ages.min && age < ages.guardian;
}

/** How a class is filled. */
export interface ClassRoom {
  seats: number;
  enrolled: number;
  waiting: number;
}

/** A place in a class: a seat, or a number on the waiting list, which starts at 1. */
export type ClassPlace =
  | { status: 'enrolled'; waitingNumber: null }
  | { status: 'waiting'; waitingNumber: number };

/** How many can still enrol. Seats that became free belong to those who wait already. */
export function placesLeft({ seats, enrolled, waiting }: ClassRoom): number {
  return Math.max(0, seats - enrolled - waiting);
}

/** The place of the next who comes. */
export function nextPlace(room: ClassRoom): ClassPlace {
  return placesLeft(room) > 0
    ? { status: 'enrolled', waitingNumber: null }
    : { status: 'waiting', waitingNumber: room.waiting + 1 };
}
