import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import {
  action,
  facts,
  greeting,
  heading,
  paragraph,
  stayInTouchPart,
  toStudio,
  toVisitor,
} from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import { dashboardUrl } from '../site-url.ts';
import type { Message } from './message.table.ts';
import { messageMailWords } from './words/words.ts';

export function newMessageMail(written: Message): Mail {
  const { id, bookingId, name, email, phone, subject, message } = written;
  return toStudio(
    written,
    'general',
    {
      dedupeKey: `message-new:${id}`,
      subject: `New message: ${subject}`,
      preview: `${name} wrote; they expect a reply within 24 hours.`,
      heading: 'A new message',
      parts: [
        facts({
          Name: name,
          Email: email,
          Phone: phone,
          Subject: subject,
        }),
        heading('Message'),
        paragraph(message),
      ],
    },
    bookingId === null
      ? action('Open the message', dashboardUrl('messages', { open: id }))
      : action('Open the booking', dashboardUrl('bookings', { open: bookingId })),
  );
}

/** Omits the visitor's message: otherwise anyone could have us send text to a stranger's address. */
export function messageReceivedMail(language: Language, written: Message): Mail {
  const words = wordsIn(language, messageMailWords);
  const { id, name, subject } = written;
  return toVisitor(written, 'general', {
    dedupeKey: `message-received:${id}`,
    subject: words.receivedSubject,
    preview: words.receivedPreview,
    heading: words.received,
    parts: [greeting(name), paragraph(words.replySoon), facts({ [words.subject]: subject }), stayInTouchPart],
  });
}
