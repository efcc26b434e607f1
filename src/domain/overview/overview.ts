import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { BookingQueue } from '#src/domain/booking/booking-queues.ts';
import type { Period } from '../availability/days.ts';

/** Days that follow one another and cannot be booked, or not for some service. */
export interface ShutPeriod extends Period {
  /** Why they are blocked, as visitors read it; null when they are full. */
  reason: string | null;
  /** The services that are full, where the days are not. */
  full: DayService[];
}

/** A booking of today. */
export interface TodayBooking {
  id: string;
  reference: string;
  name: string;
  phone: string;
  /** Where. */
  location: string;
  status: 'pending' | 'confirmed';
  lines: { label: string; quantity: number }[];
  /** RWF; `total` is a lower bound unless `fixed`. */
  total: number;
  fixed: boolean;
  /** RWF that are owed now: a refund makes it cheaper. */
  charged: number;
  paid: number;
}

/** What waits for the staff: how many, and since when the oldest does (an ISO instant). */
export interface Waiting {
  count: number;
  oldest: string | null;
}

/** What came in within a month. */
export interface MonthIncome {
  /** `YYYY-MM` */
  month: string;
  /** RWF */
  amount: number;
}

/** What the first page of the dashboard shows. */
export interface Overview {
  /** People who booked, by their email addresses. */
  customers: number;
  bookings: number;
  galleryItems: number;
  /** RWF; null until a super admin sets it. */
  monthlyTarget: number | null;
  /** The last twelve months in their order; the last one is this month. */
  income: MonthIncome[];
  today: TodayBooking[];
  /** `bookings` are those in any queue, each once; `fees` are enrolments without a fee request. */
  waiting: Record<
    BookingQueue | 'bookings' | 'fees' | 'messages' | 'failedPayments' | 'applications' | 'deadMails',
    Waiting
  >;
  /** What was booked in the last 30 days: bookings by service (`photography`, `frames`), most first. */
  services: { service: string; bookings: number }[];
  /** Mails that were given up. */
  deadMails: number;
  /** The next days that are full, also for one service, or blocked. */
  shut: ShutPeriod[];
}
