import type { Mail } from '../../../mail/enqueue-mails.ts';
import type { paymentDifferences } from '../../reconcile/difference.table.ts';
import { differenceReport } from '../../reconcile/difference-mail.ts';

/** Composes the alert of the nightly check. The email is kept as long as `about`, the first one. */
export function ledgerMail(found: (typeof paymentDifferences.$inferSelect)[], about: string): Mail {
  return differenceReport(
    {
      key: 'ledger-differences',
      subject: 'The check of our ledger',
      preview: 'The nightly check of the ledger found something to look at.',
      heading: 'Our ledger does not add up',
      introduce: (many) =>
        `The nightly check of the ledger found ${many}. The website cannot cause these, so someone may have changed the database directly. Nothing was corrected. The page says what to do about each.`,
    },
    found,
    about,
  );
}
