import type { InternshipPage } from '#src/features/internship/internship.ts';
import type { Site } from '#src/features/studio/studio.ts';
import { mailLink, whatsAppLink } from '#src/lib/contact-links.ts';

/** Stands for a programme until somebody has chosen one. */
export const undecided = 'Internship (not decided yet)';

/** Who receives applications, for which programmes, and the words that they open with. */
export interface ApplyWords
  extends Pick<InternshipPage['apply'], 'programmes' | 'emailBody' | 'whatsappText'> {
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
  apply: InternshipPage['apply'],
  site: Pick<Site, 'emails' | 'whatsapp'>,
): ApplyWords {
  const { programmes, emailBody, whatsappText } = apply;
  return { programmes, emailBody, whatsappText, email: site.emails.general, whatsapp: site.whatsapp };
}
