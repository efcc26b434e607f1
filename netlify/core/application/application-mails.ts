import { site } from '#src/features/studio/site.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { siteUrl } from '../site-url.ts';
import type { Application } from './application-queries.ts';

/** To the applicant: we have it, and when you hear from us. */
export function applicationReceivedMail(application: Application): Mail {
  const { id, name, email, programme, programmeTitle, cvName } = application;
  return {
    dedupeKey: `application-received:${id}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.general,
    subject: `We received your application for the ${programmeTitle}`,
    content: {
      preview: `Thank you, ${name}. Applications are reviewed weekly.`,
      heading: 'We received your application',
      parts: [
        { kind: 'paragraph', text: `Thank you, ${name}. We have your application and your CV.` },
        {
          kind: 'facts',
          facts: [
            { label: 'Programme', value: programmeTitle },
            { label: 'Available', value: application.availability },
            { label: 'CV', value: cvName },
          ],
        },
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'paragraph',
          text: 'Applications are reviewed weekly, and we’ll reply either way. Your place is not confirmed yet: you pay the fees only once we have agreed on your place and start date.',
        },
        { kind: 'action', label: 'Read about the programme', url: siteUrl(`/internships/${programme}`) },
        {
          kind: 'paragraph',
          text: `Something to add or correct? Reply to this email, or call ${site.phones[0].display} (${site.hours}).`,
        },
      ],
    },
  };
}

/** To the studio: somebody applied. The CV stays where it is; the mail says where that is. */
export function newApplicationMail(application: Application): Mail {
  const { id, name, email, programmeTitle, cvKey, cvName, cvBytes } = application;
  return {
    dedupeKey: `application-new:${id}`,
    subjectId: id,
    recipient: site.emails.general,
    replyTo: email,
    subject: `New application: ${programmeTitle}`,
    content: {
      preview: `${name} applied. Applications are reviewed weekly.`,
      heading: 'A new application',
      parts: [
        { kind: 'facts', facts: applicationFacts(application) },
        { kind: 'heading', text: 'Motivation' },
        { kind: 'paragraph', text: application.motivation },
        { kind: 'heading', text: 'CV' },
        {
          kind: 'paragraph',
          text: `${cvName}, ${Math.ceil(cvBytes / 1024)} kB. It is not attached: it is in the file store “cvs” under the key ${cvKey}. See docs/operating.md for how to open it.`,
        },
      ],
    },
  };
}

function applicationFacts(application: Application): Extract<MailPart, { kind: 'facts' }>['facts'] {
  const { portfolio } = application;
  return [
    { label: 'Programme', value: application.programmeTitle },
    { label: 'Name', value: application.name },
    { label: 'Email', value: application.email },
    { label: 'Phone', value: application.phone },
    { label: 'Available', value: application.availability },
    ...(portfolio === null ? [] : [{ label: 'Portfolio', value: portfolio }]),
  ];
}
