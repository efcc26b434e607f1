import { randomUUID } from 'node:crypto';
import { type QuestionRequest, questionSchema } from '#src/domain/conversation/conversation.ts';
import { messageConsent } from '#src/domain/message/message.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { limitAddress, limitRate } from '../abuse/rate-limit.ts';
import { db, type Transaction } from '../database.ts';
import { type Message, messages } from '../message/message.table.ts';
import { announceMessage } from '../message/receive-message.ts';
import { readFields } from '../read-fields.ts';
import { claimSubmission, submissionOf } from '../request/submission.ts';

const hourly = { perAddress: 20, perConversation: 10 };

/** Sender of a client's words from an IP address. Without a `key`, retries have the same words. */
export interface Press {
  key: string | undefined;
  address: string;
}

type Sender = Pick<Message, 'clientId' | 'bookingId' | 'name' | 'email' | 'phone' | 'language' | 'subject'>;

interface Writing {
  /** Record the link opens. */
  conversation: string;
  /** Locks the record and returns the sender. Throws ProblemError 404 if it was erased meanwhile. */
  senderIn: (tx: Transaction) => Promise<Sender>;
}

/** Stores what a client writes in a conversation, once. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function writeMessage(
  { conversation, senderIn }: Writing,
  body: unknown,
  { key, address }: Press,
): Promise<void> {
  const { text, language } = readFields<QuestionRequest>(questionSchema, body);
  const id = randomUUID();
  await db().transaction(async (tx) => {
    const submission = submissionOf('message', { conversation, text }, key);
    if ((await claimSubmission(tx, submission, id)) !== undefined) return;
    const found = await senderIn(tx);
    const sender = { ...found, language: language ?? found.language };
    const consent = messageConsent(wordsIn(sender.language, messageWords));
    const [message] = await tx
      .insert(messages)
      .values({ ...sender, id, message: text, consent })
      .returning();
    if (message === undefined) throw new Error('The database did not return the message it stored.');
    await limitAddress(tx, 'question', address, hourly.perAddress);
    await limitRate(tx, 'question-by-conversation', conversation, hourly.perConversation, 60);
    await announceMessage(tx, message);
  });
}
