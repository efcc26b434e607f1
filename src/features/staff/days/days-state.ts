import type { WeekCapacity } from '#src/features/availability/calendar-content.ts';
import type { ServiceCapacity } from '#src/features/availability/services/day-services.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import {
  type Block,
  type BlockedPeriod,
  type Period,
  type StaffDay,
  type StaffMonth,
  withBlock,
  withPeriod,
} from './days.ts';

/** What the browser knows of the days. */
export interface DaysState {
  /** How many bookings a day takes, by day of the week; undefined until the server has said it. */
  capacity: WeekCapacity | undefined;
  /** How many of them include a service at most. */
  serviceCapacity: ServiceCapacity;
  /** Days of the months that were looked at. */
  days: readonly StaffDay[];
  /** Everything that is blocked from today on; undefined until it has come. */
  periods: readonly BlockedPeriod[] | undefined;
}

export const nothingKnown: DaysState = {
  capacity: undefined,
  serviceCapacity: {},
  days: [],
  periods: undefined,
};

/** With what the server has just said of a month (`YYYY-MM`). */
export function withMonth(state: DaysState, month: string, { days, ...numbers }: StaffMonth): DaysState {
  const others = state.days.filter(({ day }) => monthOf(day) !== month);
  return { ...state, ...numbers, days: [...others, ...days] };
}

/** With days blocked or, without a block, free again. */
export function withBlocked(state: DaysState, period: Period, block?: Block): DaysState {
  const periods = state.periods && withPeriod(state.periods, period, block);
  return { ...state, days: withBlock(state.days, period, block), periods };
}

/** With the days of a period as they were in an earlier state; everything else stays as it is by now. */
export function withBlockedAs(state: DaysState, period: Period, before: DaysState): DaysState {
  const blocks = new Map(before.days.map(({ day, block }) => [day, block]));
  const days = state.days.map((day) =>
    day.day >= period.from && day.day <= period.to ? { ...day, block: blocks.get(day.day) } : day,
  );
  return { ...state, days, periods: before.periods };
}
