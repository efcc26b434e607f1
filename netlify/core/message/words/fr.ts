import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  receivedSubject: 'Nous avons reçu votre message',
  receivedPreview: 'Merci. Nous répondrons sous 24 heures.',
  received: 'Merci ! Votre message nous est parvenu.',
  replySoon: 'Nous répondrons sous 24 heures.',
  subject: 'Objet',
  reply: 'Notre réponse à votre message',
  written: 'Vous avez écrit le {moment:moment}',
  readAndAnswer: 'Lire et répondre',
} as const satisfies Translation<typeof en>;
