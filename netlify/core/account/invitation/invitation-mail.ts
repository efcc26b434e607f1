import { invitationDays as days } from '#src/domain/account/invitation/invitation.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { action, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { siteUrl } from '../../site-url.ts';
import { accountMailWords } from '../words/words.ts';

interface Invited {
  id: string;
  email: string;
  token: string;
  invitedBy: string;
}

/** Composes the email. Its token is in the URL fragment, to stay out of logs, and erased once sent. */
export function invitationMail({ id, email, token, invitedBy }: Invited): Mail {
  const words = wordsIn('en', accountMailWords);
  const studio = site.name;
  const subject = words.invitationSubject({ studio });
  return {
    dedupeKey: `invitation:${id}`,
    subjectId: id,
    recipient: email,
    subject,
    content: {
      preview: words.invitationPreview({ days }),
      heading: subject,
      parts: [
        paragraph(words.invitationText({ inviter: invitedBy, studio })),
        action(words.invitationOpen, siteUrl(`/invitation#${token}`)),
        paragraph(words.invitationOnce({ days })),
        paragraph(words.invitationOtherwise(contactValues)),
      ],
    },
  };
}
