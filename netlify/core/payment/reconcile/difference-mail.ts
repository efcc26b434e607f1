import { differenceText } from '#src/domain/payment/differences/difference-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { plural } from '#src/lib/text.ts';
import { action, facts, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { dashboardUrl } from '../../site-url.ts';
import type { paymentDifferences } from './difference.table.ts';

/** Differences listed in the email; the page has the rest. */
const most = 20;

/** Composes the nightly report. The email is kept as long as `about`, the first difference. */
export function differencesMail(found: (typeof paymentDifferences.$inferSelect)[], about: string): Mail {
  const many = plural(found.length, 'difference');
  return {
    dedupeKey: `payment-differences:${about}`,
    subjectId: about,
    recipient: site.emails.bookings,
    subject: `Paypack and our payments: ${many}`,
    content: {
      preview: 'The nightly comparison found something to look at.',
      heading: 'Paypack and our payments differ',
      parts: [
        paragraph(
          `We compared the last three days with Paypack and found ${many}. We changed nothing about these. The page says what to do about each.`,
        ),
        facts(
          Object.fromEntries(found.slice(0, most).map((one) => [one.transactionRef, differenceText(one)])),
        ),
        action('Look at the differences', dashboardUrl('payments/differences', { state: 'open' })),
      ],
    },
  };
}
