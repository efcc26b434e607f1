import type { Overview } from '#src/features/staff/overview/overview.ts';
import { nextShutPeriods } from '../availability/shut-days.ts';
import { countDeadMails } from '../mail/dead-mails.ts';

/** So many stretches of days fit a card. */
const shown = 5;

/** What the staff should know first. */
export async function readOverview(now: Date): Promise<Overview> {
  return { deadMails: await countDeadMails(), shut: await nextShutPeriods(now, shown) };
}
