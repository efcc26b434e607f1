import { methodName } from '#src/domain/payment/ledger.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { openBookingLink } from '../../booking/mail-parts.ts';
import { facts, greeting, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { RefundRequest } from './refund-request-queries.ts';

interface Asked {
  request: RefundRequest;
  reference: string;
  askedBy: string;
}

/** Asks a super admin to look at a refund. It names no client: the booking does. */
export function refundRequestMail(
  { request: { id, bookingId, amount, method, day }, reference, askedBy }: Asked,
  approver: { id: string; name: string; email: string },
): Mail {
  const sum = formatMoney(amount);
  return {
    dedupeKey: `refund-request:${id}:${approver.id}`,
    subjectId: bookingId,
    recipient: approver.email,
    subject: `Please approve a refund of ${sum} for booking ${reference}`,
    content: {
      preview: `Requested by ${askedBy}.`,
      heading: 'A refund waits for you',
      parts: [
        greeting(approver.name),
        paragraph(
          `${askedBy} requests a refund of ${sum} for booking ${reference}. It is recorded once a super admin approves it. Please open the booking, then approve or decline the refund.`,
        ),
        facts({ Refund: sum, 'Refunded by': methodName(method), 'Refunded on': formatDate(day) }),
        openBookingLink({ reference }),
      ],
    },
  };
}
