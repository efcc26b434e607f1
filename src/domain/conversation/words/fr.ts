import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  loading: 'Chargement de vos messages…',
  hello: 'Bonjour {name}, voici nos échanges.',
  you: 'Vous',
  at: '{at:moment}',
  yourAnswer: 'Votre réponse',
  questions: 'Questions',
  yourQuestion: 'Votre question',
  replyHint: 'Nous répondrons ici sous 24 heures, et nous vous écrirons alors.',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Message envoyé. Nous répondrons sous 24 heures.',
  notSent: 'Votre message n’est pas parti',

  linkIncomplete: 'Cette adresse est incomplète. Ouvrez à nouveau le lien de notre dernier message.',
  linkExpired:
    'Ce lien est incomplet ou a expiré. Ouvrez notre dernier message, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  offline: 'Vous semblez hors ligne. Vos messages sont en sécurité chez nous.',
  timeout: 'Cela prend plus de temps que d’habitude. Vos messages sont en sécurité chez nous.',
  unreachable: 'Notre serveur est injoignable. Vos messages sont en sécurité chez nous.',

  price: 'Notre prix est de {total:money}, valable jusqu’au {day:date}.',
  bookingSubject: 'Votre réservation {reference}',
  bookingReplyText: '{studio} a répondu sur la réservation {reference}. Lire et écrire ici : {url}',
  messageReplyText: '{studio} a répondu à votre message. Lire et écrire ici : {url}',
  whatsAppHello: 'Bonjour {name}, ici {studio}.',
  whatsAppLink: 'Votre page chez nous, où vous pouvez aussi répondre :',
} as const satisfies Translation<typeof en>;
