import type { Overview } from '#src/features/staff/overview.ts';
import { countDeadMails } from '../mail/dead-mails.ts';
import { nextShutPeriods } from './shut-days.ts';

/** So many stretches of days fit a card. */
const shown = 5;

/** What the staff should know first. */
export async function readOverview(now: Date): Promise<Overview> {
  return { deadMails: await countDeadMails(), shut: await nextShutPeriods(now, shown) };
}
