import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import { interviewText } from '#src/domain/application/interview.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, refundSentence } from '#src/domain/booking/refund.ts';
import { replyOrCall } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { greeting } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import { siteUrl } from '../site-url.ts';

interface StageWords {
  heading: string;
  sentences: string[];
}

interface Reached {
  stage: Exclude<ApplicationStage, 'received'>;
  interview: string;
}

export function stageMail(
  application: ApplicationRow,
  { stage, interview }: Reached,
  money: HeldMoney | undefined,
  address: string,
): Mail {
  const paid = money !== undefined && money.paid + money.surplus > 0;
  const { id, version, name, email, programmeTitle } = application;
  const { heading, sentences } = words[stage](programmeTitle, interview);
  return {
    dedupeKey: `application-${stage}:${id}:${version}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.general,
    subject: `${heading}: ${programmeTitle}`,
    content: {
      preview: sentences[0] ?? heading,
      heading,
      parts: [
        greeting(name),
        ...sentences.map((text) => ({ kind: 'paragraph' as const, text })),
        ...(paid
          ? [
              {
                kind: 'paragraph' as const,
                text: refundSentence(wordsIn('en', ownBookingWords), 'everything', money),
              },
            ]
          : []),
        { kind: 'action', label: 'Read about the programme', url: siteUrl(address) },
        {
          kind: 'paragraph',
          text: `Questions? ${replyOrCall}`,
        },
      ],
    },
  };
}

const words: Record<Reached['stage'], (title: string, interview: string) => StageWords> = {
  shortlisted: (title) => ({
    heading: 'You are on our shortlist',
    sentences: [
      `We have read your application for the ${title} and put you on our shortlist.`,
      'Your place is not confirmed yet. We’ll write again as soon as we have decided whom to invite.',
    ],
  }),
  invited: (title, interview) => ({
    heading: 'We would like to meet you',
    sentences: [
      `We have read your application for the ${title}, and we would like to meet you at the studio.`,
      interview === ''
        ? 'Please reply with two or three days that suit you, and we’ll agree on a time. Your place is not confirmed yet.'
        : `Please come to the studio on ${interviewText(interview)}. If that does not suit you, please reply with two or three days that do. Your place is not confirmed yet.`,
    ],
  }),
  accepted: (title) => ({
    heading: 'You have been accepted',
    sentences: [
      `We are glad to offer you a place in the ${title}.`,
      'We’ll contact you to agree on your start date. You pay the fees only once we have agreed on it.',
    ],
  }),
  declined: (title) => ({
    heading: 'About your application',
    sentences: [
      `Thank you for applying for the ${title}. We cannot offer you a place this time.`,
      'You are welcome to apply again, for this programme or another one.',
    ],
  }),
};
