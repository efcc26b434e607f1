import type { InternshipPage } from '#src/domain/internship/internship.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';

/** Stands for a programme until someone has chosen one. */
export const undecided = 'Internship (not decided yet)';

/** Who receives applications, for which programmes, and the words that they open with. */
export interface ApplyWords extends Pick<InternshipPage['apply'], 'emailBody' | 'whatsappText'> {
  /** Titles of those that one can apply for, by slug. */
  programmes: Readonly<Record<string, string>>;
  email: string;
  /** With country code: "+250700000001". */
  whatsapp: string;
}

/** The addresses behind "e-mail" and "WhatsApp" for one programme, named by its title. */
export function applyLinks(words: ApplyWords, programme: string): { mail: string; whatsapp: string } {
  const fill = (text: string) => text.replaceAll('{programme}', () => programme);
  return {
    mail: mailLink(words.email, `Application: ${programme}`, fill(words.emailBody)),
    whatsapp: whatsAppLink(words.whatsapp, fill(words.whatsappText)),
  };
}

/** The words of the apply dialog with the studio's own addresses. */
export function applyWords(
  { emailBody, whatsappText }: InternshipPage['apply'],
  { emails, whatsapp }: Pick<Site, 'emails' | 'whatsapp'>,
  programmes: ApplyWords['programmes'],
): ApplyWords {
  return { programmes, emailBody, whatsappText, email: emails.general, whatsapp };
}
