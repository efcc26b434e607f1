/** Tasks of a job (docs/product.md, Tasks). */
export interface BookingTask {
  id: string;
  title: string;
  /** Label of the line it is for. */
  line: string;
  /** `YYYY-MM-DD` in Kigali; null while the session has no day. */
  dueDay: string | null;
  assignee: { id: string; name: string } | null;
  /** ISO instant; null while open. */
  doneAt: string | null;
  version: number;
}
