import type { InternshipPage } from '#src/domain/internship/internship.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';
import { withValues } from '#src/lib/content/with-values.ts';
import type { ApplicationPageWords } from './words/en.ts';

/** Programmes to apply for, and other ways than the form. */
export interface Apply extends Pick<InternshipPage['apply'], 'emailBody' | 'whatsappText'> {
  /** Titles of the programmes open for applications, by slug. */
  programmes: Readonly<Record<string, string>>;
  email: string;
  whatsapp: string;
}

export function applyLinks(
  words: Pick<ApplicationPageWords, 'mailSubject'>,
  apply: Apply,
  programme: string,
): { mail: string; whatsApp: string } {
  return {
    mail: mailLink(apply.email, words.mailSubject({ programme }), withValues(apply.emailBody, { programme })),
    whatsApp: whatsAppLink(apply.whatsapp, withValues(apply.whatsappText, { programme })),
  };
}

export function applyOn(
  { emailBody, whatsappText }: InternshipPage['apply'],
  { emails, whatsapp }: Pick<Site, 'emails' | 'whatsapp'>,
  programmes: Apply['programmes'],
): Apply {
  return { programmes, emailBody, whatsappText, email: emails.general, whatsapp };
}
