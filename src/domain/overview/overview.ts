import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { Period } from '../availability/days.ts';

/** Consecutive days that cannot be booked, or not for some services. */
export interface ShutPeriod extends Period {
  /** Reason shown to visitors; null when the days are full. */
  reason: string | null;
  /** Full services, if the days themselves are not full. */
  full: DayService[];
}

export interface TodayBooking {
  id: string;
  reference: string;
  name: string;
  phone: string;
  location: string;
  /** `YYYY-MM-DD` in Kigali: yesterday if it ends today. */
  day: string;
  /** `HH:MM` in Kigali and length; null until staff set them. */
  startTime: string | null;
  minutes: number | null;
  /** Names of the staff assigned to it. */
  people: string[];
  status: 'pending' | 'confirmed';
  lines: { label: string; quantity: number }[];
  /** RWF; `total` is a lower bound unless `fixed`. */
  total: number;
  fixed: boolean;
  /** RWF owed now, after refunds that lower the price. */
  charged: number;
  paid: number;
}

export interface MonthIncome {
  /** `YYYY-MM` */
  month: string;
  /** RWF */
  amount: number;
}

/** Open parts of prices by the day they are due. Amounts are RWF. */
export interface ExpectedMoney {
  /** Those of the queue of overdue payments. */
  overdue: { amount: number; bookings: number };
  /** Days of a week from today on, without those on which nothing is due. */
  days: { day: string; amount: number; bookings: number }[];
}

export interface Overview {
  /** Number of clients with a booking. */
  customers: number;
  bookings: number;
  galleryItems: number;
  /** RWF; null until a super admin sets it. */
  monthlyTarget: number | null;
  /** The last twelve months in order, ending with this one. */
  income: MonthIncome[];
  /** Sessions of yesterday that end today, then those of today by hour. */
  today: TodayBooking[];
  expected: ExpectedMoney;
  /** Bookings of the last 30 days by service (`photography`, `frames`), most first. */
  services: { service: string; bookings: number }[];
  /** Next days that are blocked or full, also for a single service. */
  shut: ShutPeriod[];
}
