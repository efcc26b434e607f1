import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { awaitsReply } from '#src/domain/conversation/conversation.ts';
import { replyTextWords } from '#src/domain/conversation/conversation-words.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { replySchema } from '#src/domain/message/staff/staff-requests.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { audit } from '../../audit/audit.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, heading, paragraph, toVisitor } from '../../mail/compose.ts';
import { enqueueMail, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { readFields } from '../../read-fields.ts';
import { enqueueTexts, type TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { bookingFacts } from '../mail-parts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { bookingPartWords } from '../words/words.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';

/** Writes by email, else by text; the history keeps the words. Throws 400, 404, 409 or 422. */
export async function replyToClient(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { text, version } = readFields(replySchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    if (isErased(booking))
      throw new RefusedChange('The client has deleted their account, so we have no address to write to.');
    await audit(tx, {
      actor: change.me.user.id,
      action: 'booking.replied',
      subjectId: booking.id,
      after: { reply: text },
    });
    const { readAndAnswer: label } = mailWords(booking);
    const link = { ...(await bookingLink(tx, booking)), label };
    if (booking.email !== '') await enqueueMail(tx, bookingReplyMail(booking, text, link));
    else await enqueueTexts(tx, [bookingReplyText(booking, link.url)]);
  });
}

const mailWords = (booking: Booking) => wordsIn(clientLanguage(booking), bookingPartWords);

// One reply per version: a second click conflicts.
const keyOf = ({ id, version }: Booking) => `booking-reply:${id}:${version}`;

function bookingReplyText(booking: Booking, url: string): TextMessage {
  return {
    dedupeKey: keyOf(booking),
    subjectId: booking.id,
    recipient: booking.phone,
    purpose: 'Our reply',
    text: replyTextWords(wordsIn(clientLanguage(booking), conversationWords), booking.reference, url),
    answers: awaitsReply(booking.createdAt, new Date()),
  };
}

function bookingReplyMail(booking: Booking, text: string, link: MailLink): Mail {
  const { reference, message } = booking;
  const words = mailWords(booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey: keyOf(booking),
    subject: words.replySubject({ reference }),
    // Cut by code point: half a surrogate pair cannot be sent.
    preview: [...text.replaceAll('\n', ' ')].slice(0, 120).join(''),
    heading: words.reply,
    parts: [
      paragraph(text),
      bookingFacts(booking),
      link,
      askOnPagePart,
      ...(message === '' ? [] : [heading(words.written), paragraph(message)]),
    ],
  });
}
