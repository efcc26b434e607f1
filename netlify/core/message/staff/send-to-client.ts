import { eq } from 'drizzle-orm';
import { awaitsReply } from '#src/domain/conversation/conversation.ts';
import { replyTextWords } from '#src/domain/conversation/conversation-words.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { bookings } from '../../booking/booking.table.ts';
import { bookingLink } from '../../booking/my-booking/booking-key.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { action } from '../../mail/compose.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Message } from '../message.table.ts';
import { conversationLink } from '../message-key.ts';
import { messageMailWords } from '../words/words.ts';
import { type MessageReply, replyKey } from './reply.table.ts';
import { mailsOfThread, replyMail } from './reply-mail.ts';

/** Sends a reply by email, or to a client without one as a text message with a link. */
export async function sendToClient(tx: Transaction, written: Message, reply: MessageReply): Promise<void> {
  const language = clientLanguage(written);
  const link = await linkTo(tx, language, written);
  if (written.email !== '') {
    const thread = { language, link, earlier: await mailsOfThread(tx, written) } as const;
    await enqueueMail(tx, replyMail(written, reply, thread));
    return;
  }
  await enqueueTexts(tx, [
    {
      dedupeKey: replyKey(reply.id),
      subjectId: written.id,
      recipient: written.phone,
      purpose: 'Our reply',
      text: replyTextWords(wordsIn(language, conversationWords), await referenceOf(tx, written), link.url),
      answers: awaitsReply(written.createdAt, new Date()),
    },
  ]);
}

async function linkTo(tx: Transaction, language: Language, message: Message): Promise<MailLink> {
  const { bookingId } = message;
  const label = wordsIn(language, messageMailWords).readAndAnswer;
  if (bookingId === null) return action(label, await conversationLink(tx, message));
  return { ...(await bookingLink(tx, { ...message, id: bookingId })), label };
}

async function referenceOf(tx: Transaction, { bookingId }: Message): Promise<string | undefined> {
  if (bookingId === null) return undefined;
  const { reference } = bookings;
  const [booking] = await tx.select({ reference }).from(bookings).where(eq(bookings.id, bookingId));
  return booking?.reference;
}
