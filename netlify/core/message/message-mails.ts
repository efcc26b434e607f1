import { site } from '#src/features/studio/site.ts';
import type { Mail } from '../mail/outbox.ts';
import { stayInTouchPart } from '../mail/stay-in-touch.ts';
import type { Message } from './message.table.ts';

/** To the studio: somebody wrote. An answer to this mail goes to the visitor. */
export function newMessageMail({ id, name, email, phone, subject, message }: Message): Mail {
  return {
    dedupeKey: `message-new:${id}`,
    subjectId: id,
    recipient: site.emails.general,
    replyTo: email,
    subject: `New message: ${subject}`,
    content: {
      preview: `${name} wrote; they expect a reply within 24 hours.`,
      heading: 'A new message',
      parts: [
        {
          kind: 'facts',
          facts: [
            { label: 'Name', value: name },
            { label: 'Email', value: email },
            { label: 'Phone', value: phone === '' ? 'Not given' : phone },
            { label: 'Subject', value: subject },
          ],
        },
        { kind: 'heading', text: 'Message' },
        { kind: 'paragraph', text: message },
      ],
    },
  };
}

/**
 * To the visitor: we have your message. It names the subject only: with the whole text in it, anybody could have the
 * studio send their words to a stranger's address.
 */
export function messageReceivedMail({ id, name, email, subject }: Message): Mail {
  return {
    dedupeKey: `message-received:${id}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.general,
    subject: 'We received your message',
    content: {
      preview: 'Thank you. We’ll reply within 24 hours.',
      heading: 'Thank you! Your message has been received.',
      parts: [
        {
          kind: 'paragraph',
          text: `Dear ${name}, we will contact you shortly, within 24 hours at the latest.`,
        },
        { kind: 'facts', facts: [{ label: 'Subject', value: subject }] },
        stayInTouchPart,
      ],
    },
  };
}
