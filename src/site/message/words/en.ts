import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  subject: 'Subject',
  message: 'Message',
  privacy: 'More in our <privacy>privacy policy</privacy>.',
  // Opening words of a message, from the page that links to the form. Visitors edit and send them.
  packageSubject: '{service} {package} ({tier})',
  packageMessage: 'I am interested in the {tier} package for {package} in {service}.',
  topicSubject: 'A question about {topic}',
  topicMessage: 'I would like to know more about {topic}.',
  topicOfServiceSubject: 'A question about {topic} in {service}',
  topicOfServiceMessage: 'I would like to know more about {topic} in {service}.',
  dateSubject: '{occasion} on {day:date}',
  dateQuestion: 'Are you free on {day:date}?',
  datesSubject: '{occasion}: a free date',
  datesQuestion: 'Which dates are free?',
  offerWanted: 'I am interested in {offer}.',
  chatSubject: 'A question from the chat',
} as const satisfies Messages;

export type MessagePageWords = Words<typeof en>;
