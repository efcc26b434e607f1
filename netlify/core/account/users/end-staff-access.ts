import { endAddress } from '../../calendar/calendar-address.ts';
import type { Transaction } from '../../database.ts';
import { unassignMessages } from '../../message/staff/unassign-messages.ts';
import { unlinkPerson } from '../../resource/unlink-person.ts';
import { unassignTasks } from '../../task/unassign-tasks.ts';

/** Ends the calendar address of a user who is no longer staff, and passes their work to others. */
export async function endStaffAccess(tx: Transaction, userId: string, actor: string): Promise<void> {
  await endAddress(tx, userId, actor);
  await unassignMessages(tx, userId, actor);
  await unlinkPerson(tx, userId, actor);
  await unassignTasks(tx, userId, actor);
}
