import { differenceText } from '#src/domain/payment/differences/difference-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { plural } from '#src/lib/text.ts';
import { action, facts, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { dashboardUrl } from '../../site-url.ts';
import type { paymentDifferences } from './difference.table.ts';

/** Differences listed in the email; the page has the rest. */
const most = 20;

type Found = readonly (typeof paymentDifferences.$inferSelect)[];

interface Report {
  /** Start of the key by which it is written once. */
  key: string;
  /** Subject before the number of differences. */
  subject: string;
  preview: string;
  heading: string;
  /** Composes the first paragraph; `many` is "2 differences". */
  introduce(many: string): string;
}

/** Composes a nightly report. The email is kept as long as `about`, the first difference. */
export function differenceReport(
  { key, subject, preview, heading, introduce }: Report,
  found: Found,
  about: string,
): Mail {
  const many = plural(found.length, 'difference');
  const listed = found.slice(0, most).map((one) => [one.transactionRef, differenceText(one)]);
  return {
    dedupeKey: `${key}:${about}`,
    subjectId: about,
    recipient: site.emails.bookings,
    subject: `${subject}: ${many}`,
    content: {
      preview,
      heading,
      parts: [
        paragraph(introduce(many)),
        facts(Object.fromEntries(listed)),
        action('Look at the differences', dashboardUrl('payments/differences', { state: 'open' })),
      ],
    },
  };
}

export function differencesMail(found: Found, about: string): Mail {
  return differenceReport(
    {
      key: 'payment-differences',
      subject: 'Paypack and our payments',
      preview: 'The nightly comparison found something to look at.',
      heading: 'Paypack and our payments differ',
      introduce: (many) =>
        `We compared the last three days with Paypack and found ${many}. We changed nothing about these. The page says what to do about each.`,
    },
    found,
    about,
  );
}
