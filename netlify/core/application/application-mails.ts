import { replyOrCall } from '#src/domain/studio/call-words.ts';
import { action, facts, greeting, heading, paragraph, toStudio, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { dashboardUrl, siteUrl } from '../site-url.ts';
import type { Application } from './application.table.ts';

/** Acknowledges an application to the applicant. `address` is the programme’s page. */
export function applicationReceivedMail(application: Application, address: string): Mail {
  const { id, name, programmeTitle, cvName } = application;
  return toVisitor(application, 'general', {
    dedupeKey: `application-received:${id}`,
    subject: `We received your application for the ${programmeTitle}`,
    preview: 'Thank you. We review applications every week.',
    heading: 'We received your application',
    parts: [
      greeting(name),
      paragraph('Thank you. We have your application and your CV.'),
      facts({ Programme: programmeTitle, Available: application.availability, CV: cvName }),
      heading('What happens next'),
      paragraph(
        'We review applications every week, and we’ll reply either way. Your place is not confirmed yet: you pay the fees only once we have agreed on your place and start date.',
      ),
      action('Read about the programme', siteUrl(address)),
      paragraph(`Something to add or correct? ${replyOrCall}`),
    ],
  });
}

/** Notifies the studio of an application, without the CV: it is in the dashboard. */
export function newApplicationMail(application: Application): Mail {
  const { id, name, programmeTitle, cvName, cvBytes } = application;
  return toStudio(
    application,
    'general',
    {
      dedupeKey: `application-new:${id}`,
      subject: `New application: ${programmeTitle}`,
      preview: `${name} applied. We review applications every week.`,
      heading: 'A new application',
      parts: [
        applicationFacts(application),
        heading('Motivation'),
        paragraph(application.motivation),
        facts({ CV: `${cvName}, ${Math.ceil(cvBytes / 1024)} kB` }),
      ],
    },
    action('Read the application', dashboardUrl('applications', { open: id })),
  );
}

function applicationFacts(application: Application): MailPart {
  const { programmeTitle, name, email, phone, availability, portfolio } = application;
  return facts({
    Programme: programmeTitle,
    Name: name,
    Email: email,
    Phone: phone,
    Available: availability,
    Portfolio: portfolio,
  });
}
