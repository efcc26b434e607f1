import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  nameEmpty: 'Indiquez votre nom.',
  nameTooLong: 'Limitez le nom à moins de {most} caractères.',
  subjectEmpty: 'Indiquez en quelques mots de quoi il s’agit.',
  subjectTooLong: 'Limitez l’objet à moins de {most} caractères.',
  messageEmpty: 'Écrivez votre message.',
  messageTooLong: 'Limitez le message à moins de 5\u00a0000 caractères.',
  tooManyLinks:
    'Limitez-vous à {most} liens. Pour les autres, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  consent:
    'En envoyant ce message, vous acceptez que nous le gardions avec vos coordonnées pendant {months} mois, pour vous répondre.',
  notSent: 'Votre message n’est pas parti',
  received: 'Merci ! Votre message nous est parvenu.',
  contactSoon: 'Nous vous contacterons très bientôt.',
} as const satisfies Translation<typeof en>;
