import type { EnrolmentWords } from './words/en.ts';

/** Enrolment values (docs/product.md, Enrolment). No schema here: the dialog's script loads this file. */

export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type Experience = (typeof experienceLevels)[number];

export const enrolmentPayments = ['mobile_money', 'bank_transfer', 'cash', 'card'] as const;
export type EnrolmentPayment = (typeof enrolmentPayments)[number];

export const enrolmentStatuses = ['enrolled', 'waiting', 'cancelled'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Ages in years. Below `guardian` a parent or guardian has to agree. */
export const ages = { min: 5, max: 100, guardian: 16 } as const;

/** Retention in months from the day of the enrolment. */
export const enrolmentRetentionMonths = 24;

/** Consent of a dancer, stored with the enrolment. */
export function enrolmentConsent(words: EnrolmentWords): string {
  return words.consent({ months: enrolmentRetentionMonths });
}

export function needsGuardian(age: number): boolean {
  return age >= ages.min && age < ages.guardian;
}

export interface ClassRoom {
  seats: number;
  enrolled: number;
  waiting: number;
}

/** A seat in a class, or a number on the waiting list, from 1. */
export type ClassPlace =
  | { status: 'enrolled'; waitingNumber: null }
  | { status: 'waiting'; waitingNumber: number };

/** Returns the free seats. Seats that become free go to the waiting list first. */
export function placesLeft({ seats, enrolled, waiting }: ClassRoom): number {
  return Math.max(0, seats - enrolled - waiting);
}

export function nextPlace(room: ClassRoom): ClassPlace {
  return placesLeft(room) > 0
    ? { status: 'enrolled', waitingNumber: null }
    : { status: 'waiting', waitingNumber: room.waiting + 1 };
}
