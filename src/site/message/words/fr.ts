import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  subject: 'Objet',
  message: 'Message',
  privacy: 'En savoir plus : notre <privacy>politique de confidentialité</privacy>.',
  packageSubject: '{service} : {package} ({tier})',
  packageMessage: 'La formule {tier} m’intéresse ({service} : {package}).',
  topicSubject: 'Question sur : {topic}',
  topicMessage: 'Je voudrais en savoir plus sur : {topic}.',
  topicOfServiceSubject: 'Question sur : {topic} ({service})',
  topicOfServiceMessage: 'Je voudrais en savoir plus sur : {topic} ({service}).',
  dateSubject: '{occasion}, le {day:date}',
  dateQuestion: 'Êtes-vous disponibles le {day:date} ?',
  datesSubject: '{occasion} : une date libre',
  datesQuestion: 'Quelles dates sont libres ?',
  offerWanted: 'Cette offre m’intéresse : {offer}.',
  chatSubject: 'Une question de la discussion',
} as const satisfies Translation<typeof en>;
