import { and, asc, eq } from 'drizzle-orm';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Transaction } from '../../database.ts';
import { heading, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { messageIdOf } from '../../mail/mail-message-id.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import type { Message } from '../message.table.ts';
import { messageMailWords } from '../words/words.ts';
import { type MessageReply, replyKey } from './reply.table.ts';

type Written = Pick<Message, 'id' | 'email' | 'language' | 'subject' | 'message' | 'createdAt'>;

interface Thread {
  language: Language;
  /** Opens the conversation, where the client can answer. */
  link: MailLink;
  /** Message-IDs of our earlier emails. */
  earlier: readonly string[];
}

export function replyMail(
  written: Written,
  { id, text }: MessageReply,
  { language, link, earlier }: Thread,
): Mail {
  const words = wordsIn(language, messageMailWords);
  return toVisitor(written, 'general', {
    dedupeKey: replyKey(id),
    subject: /^re:/i.test(written.subject) ? written.subject : `Re: ${written.subject}`,
    // Cut by code point: half a surrogate pair cannot be sent.
    preview: [...text.replaceAll('\n', ' ')].slice(0, 120).join(''),
    heading: words.reply,
    parts: [
      paragraph(text),
      link,
      stayInTouchPart,
      heading(words.written({ moment: written.createdAt })),
      paragraph(written.message),
    ],
    headers: threadHeaders(earlier),
  });
}

/** Returns the Message-IDs of our emails to the visitor about a message, oldest first. */
export async function mailsOfThread(tx: Transaction, { id, email }: Written): Promise<string[]> {
  const mails = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.recipient, email)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return mails.map((mail) => messageIdOf(mail.id));
}

function threadHeaders(earlier: readonly string[]): Record<string, string> {
  const last = earlier.at(-1);
  return last === undefined ? {} : { 'In-Reply-To': last, References: earlier.slice(-10).join(' ') };
}
