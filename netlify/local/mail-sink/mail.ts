import PostalMime, { type Email } from 'postal-mime';

/** A file that came with a mail. */
interface MailAttachment {
  filename: string;
  contentType: string;
  /** Text as it is; anything else as base64. */
  content: string;
}

/** A mail as it arrived. */
export interface Mail {
  /** Counts up with every mail since the start. */
  id: number;
  from: string;
  /** The people the mail was delivered to, separated by commas. */
  to: string;
  /** Where an answer goes; empty when it is the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** All headers as they came; the names in lower case. */
  headers: Record<string, string>;
  /** When it arrived, ISO 8601. */
  sentAt: string;
  attachments: MailAttachment[];
}

/** How a mail came in: the sender and the recipients of the SMTP dialogue. */
export interface Envelope {
  from: string;
  to: string[];
}

function readAttachments(email: Email): MailAttachment[] {
  return email.attachments.map(({ filename, mimeType, content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
    return {
      filename: filename ?? 'attachment',
      contentType: mimeType,
      content: bytes.toString(mimeType.startsWith('text/') ? 'utf8' : 'base64'),
    };
  });
}

/** Reads a mail from the bytes that were transmitted. */
export async function readMail(id: number, raw: Buffer, envelope: Envelope, arrived: Date): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  return {
    id,
    from: envelope.from,
    to: envelope.to.join(', '),
    replyTo: email.replyTo?.map(({ address }) => address).join(', ') ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    messageId: email.messageId ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    sentAt: arrived.toISOString(),
    attachments: readAttachments(email),
  };
}
