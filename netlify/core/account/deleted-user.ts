import { errorCode, rootCause } from '../errors.ts';

/** The columns that say whose a row is, as their foreign keys are named. */
const whose = /_(user_id|uploaded_by|invited_by)_users_id_fk$/;

/** True when what was to be stored belongs to an account that was deleted at this moment. */
export function belongsToDeletedUser(error: unknown): boolean {
  const cause = rootCause(error);
  const constraint = cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : '';
  return errorCode(error) === '23503' && whose.test(constraint);
}
