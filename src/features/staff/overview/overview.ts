import type { Period } from '../days/days.ts';

/** Days that follow one another and cannot be booked. */
export interface ShutPeriod extends Period {
  /** Why they are blocked, as visitors read it; null when they are full. */
  reason: string | null;
}

/** What the first page of the dashboard shows. */
export interface Overview {
  /** Mails that were given up. */
  deadMails: number;
  /** The next days that are full or blocked. */
  shut: ShutPeriod[];
}
