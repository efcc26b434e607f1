import { invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { action, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { siteUrl } from '../../site-url.ts';

interface Invited {
  id: string;
  email: string;
  token: string;
  invitedBy: string;
}

/** Composes the email. Its token is in the URL fragment, to stay out of logs, and erased once sent. */
export function invitationMail({ id, email, token, invitedBy }: Invited): Mail {
  const subject = `Join the staff of ${site.name}`;
  return {
    dedupeKey: `invitation:${id}`,
    subjectId: id,
    recipient: email,
    subject,
    content: {
      preview: `The link works for ${invitationDays} days.`,
      heading: subject,
      parts: [
        paragraph(
          `${invitedBy} invites you to work on the dashboard of ${site.name} as an admin: bookings, messages, payments and everything else that clients send.`,
        ),
        action('See the invitation', siteUrl(`/invitation#${token}`)),
        paragraph(
          `The link works once, for ${invitationDays} days. Do not forward it: anyone who opens it can accept in your place.`,
        ),
        paragraph(
          `If you did not expect this, you can ignore this email. If you have questions, please ${callUs}.`,
        ),
      ],
    },
  };
}
