import type { InternshipPage } from '#src/domain/internship/internship.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';

export const undecided = 'Internship (not decided yet)';

export interface ApplyWords extends Pick<InternshipPage['apply'], 'emailBody' | 'whatsappText'> {
  /** Titles of the programmes open for applications, by slug. */
  programmes: Readonly<Record<string, string>>;
  email: string;
  whatsapp: string;
}

export function applyLinks(words: ApplyWords, programme: string): { mail: string; whatsapp: string } {
  const fill = (text: string) => text.replaceAll('{programme}', () => programme);
  return {
    mail: mailLink(words.email, `Application: ${programme}`, fill(words.emailBody)),
    whatsapp: whatsAppLink(words.whatsapp, fill(words.whatsappText)),
  };
}

export function applyWords(
  { emailBody, whatsappText }: InternshipPage['apply'],
  { emails, whatsapp }: Pick<Site, 'emails' | 'whatsapp'>,
  programmes: ApplyWords['programmes'],
): ApplyWords {
  return { programmes, emailBody, whatsappText, email: emails.general, whatsapp };
}
