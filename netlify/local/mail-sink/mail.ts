import PostalMime, { type Email } from 'postal-mime';

interface MailAttachment {
  filename: string;
  contentType: string;
  /** Plain text as it is, all else as base64. */
  content: string;
}

export interface Mail {
  /** Sequence number since the start. */
  id: number;
  from: string;
  /** SMTP recipients, separated by commas. */
  to: string;
  /** Empty if replies go to the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  /** Time of arrival, ISO 8601. */
  sentAt: string;
  attachments: MailAttachment[];
}

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
