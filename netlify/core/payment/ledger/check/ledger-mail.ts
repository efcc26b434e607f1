import { differenceText } from '#src/domain/payment/differences/difference-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { plural } from '#src/lib/text.ts';
import { action, facts, paragraph } from '../../../mail/compose.ts';
import type { Mail } from '../../../mail/enqueue-mails.ts';
import { dashboardUrl } from '../../../site-url.ts';
import type { paymentDifferences } from '../../reconcile/difference.table.ts';

/** Differences listed in the email; the page has the rest. */
const most = 20;

/** Composes the alert of the nightly check. The email is kept as long as `about`, the first one. */
export function ledgerMail(found: (typeof paymentDifferences.$inferSelect)[], about: string): Mail {
  const many = plural(found.length, 'difference');
  return {
    dedupeKey: `ledger-differences:${about}`,
    subjectId: about,
    recipient: site.emails.bookings,
    subject: `The check of our ledger: ${many}`,
    content: {
      preview: 'The nightly check of the ledger found something to look at.',
      heading: 'Our ledger does not add up',
      parts: [
        paragraph(
          `The nightly check of the ledger found ${many}. The website cannot cause these, so someone may have changed the database directly. Nothing was corrected. The page says what to do about each.`,
        ),
        facts(
          Object.fromEntries(found.slice(0, most).map((one) => [one.transactionRef, differenceText(one)])),
        ),
        action('Look at the differences', dashboardUrl('payments/differences', { state: 'open' })),
      ],
    },
  };
}
