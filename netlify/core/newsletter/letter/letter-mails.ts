import type { Letter, LetterPreview } from '#src/domain/newsletter/letter.ts';
import { site } from '#src/domain/studio/site.ts';
import { paragraph, toVisitor } from '../../mail/compose.ts';
import { type Mail, renderMail } from '../../mail/enqueue-mails.ts';
import type { MailContent, MailPart } from '../../mail/mail-content.ts';
import type { UnsubscribeLink } from '../newsletter-links.ts';
import { type LetterPictures, letterParts } from './letter-body.ts';

type Written = Pick<Letter, 'subject' | 'body'>;

/** Characters that mail programs show next to the subject. */
const previewLength = 140;

const whySent = paragraph(
  `You get this email because you subscribed to the ${site.name} newsletter. You can leave it at any time.`,
);

const ownLinkNote = paragraph('Each reader’s email has their own link to unsubscribe here.');

/** Renders what all emails of a letter share. */
export function letterContent({ subject, body }: Written, pictures: LetterPictures): MailContent {
  const parts = letterParts(body, pictures);
  return { preview: firstWords(parts), heading: subject, parts: [...parts, whySent] };
}

export function letterMail(
  { id, subject }: Pick<Letter, 'id' | 'subject'>,
  content: MailContent,
  subscriber: { id: string; email: string },
  { part, headers }: UnsubscribeLink,
): Mail {
  return {
    ...toVisitor({ ...subscriber, language: 'en' }, 'general', {
      ...content,
      dedupeKey: `letter:${id}:${subscriber.id}`,
      subject,
      parts: [...content.parts, part],
      headers,
    }),
    letterId: id,
  };
}

/** Composes the email as its writer checks it, without anyone's link. */
export function testMail(letter: Written & { id: string }, pictures: LetterPictures, email: string): Mail {
  return toVisitor({ id: letter.id, email, language: 'en' }, 'general', {
    ...withNote(letterContent(letter, pictures)),
    dedupeKey: `letter-test:${crypto.randomUUID()}`,
    subject: `Test: ${letter.subject}`,
  });
}

export function previewOf(letter: Written, pictures: LetterPictures): LetterPreview {
  return renderMail(letter.subject, withNote(letterContent(letter, pictures)));
}

function withNote(content: MailContent): MailContent {
  return { ...content, parts: [...content.parts, ownLinkNote] };
}

function firstWords(parts: readonly MailPart[]): string {
  const text = parts.flatMap((part) => (part.kind === 'rich' ? [part.text] : [])).join(' ');
  return text.replace(/\s+/g, ' ').slice(0, previewLength);
}
