import { day, id, listRules, word } from '#src/lib/lists/list-rules.ts';

/** `actor` is a user's id, `visitor`, `paypack` or `system`; `action` is a kind of record or an action. */
export const auditListRules = listRules({
  sorts: ['at'],
  usual: '-at',
  filters: { actor: word(), subject: id(), action: word(), from: day(), to: day() },
});

export interface AuditedRecord {
  /** Path of the list in the dashboard: `bookings`. */
  list: string;
  /** Name of the record in that list's address. */
  open: string;
  name: string;
}

export interface AuditRow {
  id: string;
  at: string;
  actor: string;
  /** Null if nobody with an account did it, or the account is deleted. */
  actorName: string | null;
  /** `booking.created` and so on. */
  action: string;
  subjectId: string;
  /** Null once the record is erased, or if it has no list. */
  record: AuditedRecord | null;
  before: unknown;
  after: unknown;
}
