import { randomUUID } from 'node:crypto';
import { type MessageRequest, messageConsent } from '#src/domain/message/message.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { clientLanguage } from '../client-language.ts';
import { db, type Transaction } from '../database.ts';
import { enqueueMail, enqueueMails } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { claimSubmission, submissionOf } from '../request/submission.ts';
import { type Message, messages } from './message.table.ts';
import { messageReceivedMail, newMessageMail } from './message-mails.ts';
import { parseMessage } from './parse-message.ts';

const hourly = { perAddress: 10, perContact: 5 };

/** Stores a message and returns its id, also for a retry. `address`: IP. Throws 400, 409, 422 or 429. */
export async function receiveMessage(body: unknown, address: string, key?: string): Promise<string> {
  const request = parseMessage(body);
  const language = clientLanguage(request);
  const id = randomUUID();
  return db().transaction(async (tx) => {
    const earlier = await claimSubmission(tx, submissionOf('message', request, key), id);
    if (earlier?.subjectId) return earlier.subjectId;
    const message = await insertMessage(tx, id, request);
    await limitSender(tx, 'message', { ...message, address }, hourly);
    await enqueueMails(tx, [messageReceivedMail(language, message)]);
    await announceMessage(tx, message);
    return id;
  });
}

async function insertMessage(tx: Transaction, id: string, request: MessageRequest): Promise<Message> {
  const consent = messageConsent(wordsIn(request.language, messageWords));
  const [message] = await tx
    .insert(messages)
    .values({ id, ...request, consent })
    .returning();
  if (message === undefined) throw new Error('The database did not return the message it stored.');
  return message;
}

/** Tells the staff about a message, and writes it into the history. */
export async function announceMessage(tx: Transaction, message: Message): Promise<void> {
  const { id: subjectId, name, subject } = message;
  await enqueueMail(tx, newMessageMail(message));
  await notify(tx, {
    kind: 'message',
    key: 'wrote',
    values: { name, subject },
    dedupeKey: `message:${subjectId}`,
    subjectId,
  });
  await audit(tx, { actor: 'visitor', action: 'message.received', subjectId });
}
