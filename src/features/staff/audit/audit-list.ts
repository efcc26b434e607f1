import { day, id, listRules, word } from '#src/lib/lists/list-rules.ts';

/** The list of who did what: what it holds and what it can be asked for. */

/** `actor` is a user's id, or `visitor`, `paypack` or `system`; `subject` is a record's id. */
export const auditListRules = listRules({
  sorts: ['at'],
  usual: '-at',
  filters: { actor: word(), subject: id(), action: word(), from: day(), to: day() },
});

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
  /** Whose account it is, where the record is one. */
  subjectName: string | null;
  before: unknown;
  after: unknown;
}
