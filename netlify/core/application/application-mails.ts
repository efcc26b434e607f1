import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { action, facts, greeting, heading, paragraph, toStudio, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { dashboardUrl, siteUrl } from '../site-url.ts';
import type { Application } from './application.table.ts';
import { programmeTitleIn } from './programme-title.ts';
import { applicationMailWords } from './words/words.ts';

/** Acknowledges an application to the applicant. `address` is the programme’s page. */
export function applicationReceivedMail(language: Language, application: Application, address: string): Mail {
  const words = wordsIn(language, applicationMailWords);
  const { id, name, availability, cvName } = application;
  const programme = programmeTitleIn(language, application);
  return toVisitor(application, 'general', {
    dedupeKey: `application-received:${id}`,
    subject: words.receivedSubject({ programme }),
    preview: words.receivedPreview,
    heading: words.received,
    parts: [
      greeting(name),
      paragraph(words.weHaveIt),
      facts({ [words.programme]: programme, [words.available]: availability, [words.cv]: cvName }),
      heading(words.next),
      paragraph(words.reviewed),
      action(words.readAbout, siteUrl(address, language)),
      paragraph(words.addOrCorrect(contactValues)),
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
