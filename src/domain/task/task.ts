/** Tasks of a job (docs/product.md, Tasks). */
export interface BookingTask {
  id: string;
  title: string;
  /** The line it is for, which is the job, and its label. */
  lineId: string;
  line: string;
  /** `YYYY-MM-DD` in Kigali; null while the session has no day. */
  dueDay: string | null;
  assignee: { id: string; name: string } | null;
  /** ISO instant; null while open. */
  doneAt: string | null;
  /** Name of the member of staff; null while open. */
  doneBy: string | null;
  version: number;
}

/** True if an open task was due before `today`. */
export function isLate({ dueDay, doneAt }: Pick<BookingTask, 'dueDay' | 'doneAt'>, today: string): boolean {
  return doneAt === null && dueDay !== null && dueDay < today;
}

/** A line of a booking with its tasks in order; `stage` is the first open one, null once all are done. */
export interface Job {
  lineId: string;
  line: string;
  stage: string | null;
  tasks: BookingTask[];
}

export function jobsOf(tasks: readonly BookingTask[]): Job[] {
  return [...Map.groupBy(tasks, ({ lineId }) => lineId)].map(([lineId, all]) => ({
    lineId,
    line: all[0]?.line ?? '',
    stage: all.find(({ doneAt }) => doneAt === null)?.title ?? null,
    tasks: all,
  }));
}
