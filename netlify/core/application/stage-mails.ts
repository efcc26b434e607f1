import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import { interviewStart } from '#src/domain/application/interview.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, refundSentence } from '#src/domain/booking/refund.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { action, greeting, paragraph, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import { siteUrl } from '../site-url.ts';
import { programmeTitleIn } from './programme-title.ts';
import { applicationMailWords } from './words/words.ts';

interface Reached {
  stage: Exclude<ApplicationStage, 'received'>;
  interview: string;
}

export function stageMail(
  language: Language,
  application: ApplicationRow,
  { stage, interview }: Reached,
  money: HeldMoney | undefined,
  address: string,
): Mail {
  const words = wordsIn(language, applicationMailWords);
  const paid = money !== undefined && money.paid + money.surplus > 0;
  const { id, version, name } = application;
  const programme = programmeTitleIn(language, application);
  const news = words[`${stage}For`]({ programme });
  const next =
    stage === 'invited' && interview !== ''
      ? words.invitedOn({ interview: interviewStart(interview) })
      : words[`${stage}Next`];
  return toVisitor(application, 'general', {
    dedupeKey: `application-${stage}:${id}:${version}`,
    subject: words[`${stage}Subject`]({ programme }),
    preview: news,
    heading: words[stage],
    parts: [
      greeting(name),
      paragraph(news),
      paragraph(next),
      ...(paid ? [paragraph(refundSentence(wordsIn(language, ownBookingWords), 'everything', money))] : []),
      action(words.readAbout, siteUrl(address, language)),
      paragraph(words.questions(contactValues)),
    ],
  });
}
