import type { Transaction } from '../../../database.ts';
import { enqueueMail } from '../../../mail/enqueue-mails.ts';
import { notify } from '../../../notification/notification.ts';
import { paymentDifferences } from '../../reconcile/difference.table.ts';
import { ledgerMail } from './ledger-mail.ts';
import type { LedgerDifference } from './wrong-sums.ts';

/** Stores new differences, notifies staff and returns how many there are. */
export async function storeLedgerDifferences(
  tx: Transaction,
  found: readonly LedgerDifference[],
): Promise<number> {
  if (found.length === 0) return 0;
  const added = await tx
    .insert(paymentDifferences)
    .values([...found])
    .onConflictDoNothing({ target: [paymentDifferences.kind, paymentDifferences.transactionRef] })
    .returning();
  const [first] = added;
  if (first === undefined) return 0;
  await notify(tx, {
    kind: 'failure',
    key: 'ledgerDifferences',
    values: { count: added.length },
    dedupeKey: `ledger-differences:${first.id}`,
    subjectId: first.id,
  });
  await enqueueMail(tx, ledgerMail(added, first.id));
  return added.length;
}
