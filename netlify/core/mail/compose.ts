import { site } from '#src/domain/studio/site.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../client-language.ts';
import type { Mail } from './enqueue-mails.ts';
import type { MailContent, MailLink, MailPart } from './mail-content.ts';

export type Message = Pick<Mail, 'dedupeKey' | 'subject' | 'attachments' | 'headers' | 'delay'> & MailContent;

interface Subject {
  id: string;
  email: string;
}

/** Reader of an email, by the record that it is about. */
type Visitor = Subject & { language: Language };

type Office = keyof typeof site.emails;

export function toVisitor({ id, email, language }: Visitor, office: Office, message: Message): Mail {
  return { ...mail(id, email, site.emails[office], message), language: clientLanguage({ language }) };
}

export function toStudio({ id, email }: Subject, office: Office, message: Message, record: MailLink): Mail {
  const parts = [...message.parts, record];
  return mail(id, site.emails[office], email, { ...message, parts });
}

function mail(subjectId: string, recipient: string, replyTo: string, message: Message): Mail {
  const { preview, heading, parts, ...envelope } = message;
  return {
    ...envelope,
    subjectId,
    recipient,
    // Empty for a client who gave only a phone.
    ...(replyTo !== '' && { replyTo }),
    content: { preview, heading, parts },
  };
}

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
export const greeting = (name: string): MailPart => ({ kind: 'greeting', name });
export const heading = (text: string): MailPart => ({ kind: 'heading', text });
export const action = (label: string, url: string): MailLink => ({ kind: 'action', label, url });

/** Omits facts that are null or empty. */
export function facts(pairs: Record<string, string | null>): MailPart {
  const known = Object.entries(pairs).flatMap(([label, value]) => (value ? { label, value } : []));
  return { kind: 'facts', facts: known };
}

/** For emails with a link to a booking, whose page takes questions and shows our replies. */
export const askOnPagePart: MailPart = { kind: 'ask-on-page' };

export const stayInTouchPart: MailPart = { kind: 'ask-by-reply' };
