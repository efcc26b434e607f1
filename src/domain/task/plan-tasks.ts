import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { serviceOfSku } from '#src/domain/payment/plan.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import type { JobContent } from './tasks-content.ts';

/** Name for all services that no job names. */
export const otherServices = 'other';

/** A task as planned for a line; `template` is its id in `content/tasks.json`. */
export interface PlannedTask {
  template: string;
  position: number;
  title: string;
  /** Null when it counts from the confirmation. */
  daysFromSession: number | null;
  /** Never before the day of planning, or a late booking would begin with late tasks. */
  dueDay: string | null;
}

interface JobFacts {
  sku: string;
  kind: BookingKind;
  /** Day of the session; null while it has none. */
  eventDate: string | null;
  /** Day in Kigali on which the booking is confirmed, or the line added later. */
  today: string;
}

/** Plans the tasks of a line. Goods alone and work without a session count from the confirmation. */
export function planTasks(
  jobs: readonly JobContent[],
  { sku, kind, eventDate, today }: JobFacts,
): PlannedTask[] {
  const job = jobOf(jobs, serviceOfSku(sku));
  const hasSession = kind === 'session' && job?.from !== 'confirmation';
  return (job?.tasks ?? []).map(({ id, title, days }, position) => ({
    template: id,
    position,
    title,
    daysFromSession: hasSession ? days : null,
    dueDay: dueDayFrom(hasSession ? eventDate : today, days, today),
  }));
}

/** Returns the job of a service, or that of all other services. */
function jobOf(jobs: readonly JobContent[], service: string): JobContent | undefined {
  const named = (name: string) => jobs.find(({ services }) => services.includes(name));
  return named(service) ?? named(otherServices);
}

function dueDayFrom(start: string | null, days: number, today: string): string | null {
  if (start === null) return null;
  const day = addDays(start, days);
  return day < today ? today : day;
}
