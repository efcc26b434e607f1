import { day, id, listRules, word } from '#src/lib/lists/list-rules.ts';

/** The list of who did what: what it holds and what it can be asked for. */

/** `actor` is a user's id, `visitor`, `paypack` or `system`; `action` is a kind of record or one action. */
export const auditListRules = listRules({
  sorts: ['at'],
  usual: '-at',
  filters: { actor: word(), subject: id(), action: word(), from: day(), to: day() },
});

/** A record's name, and the dashboard's list that opens it. */
export interface AuditedRecord {
  /** Path of the list under the dashboard's address: `bookings`. */
  list: string;
  /** Name of the record in that list's address. */
  open: string;
  name: string;
}

/** Something that was done. */
export interface AuditRow {
  id: string;
  /** ISO instant. */
  at: string;
  actor: string;
  /** Null when it was nobody with an account, or the account is gone. */
  actorName: string | null;
  /** `booking.created` and so on. */
  action: string;
  subjectId: string;
  /** Null once the record is erased, and for what has no list of its own. */
  record: AuditedRecord | null;
  before: unknown;
  after: unknown;
}
