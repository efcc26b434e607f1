import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  seeFreeDates: 'Voir les dates libres',
  freeDatesFailed:
    'Nous ne pouvons pas afficher les dates libres en ce moment. Demandez votre date : nous vérifierons et vous répondrons.',
  date: 'Date',
  offer: 'Offre',
  notSure: 'Pas encore décidé',
  repeat: 'Répétez la date et l’offre dans votre message.',
  reply: 'Nous répondrons sous 24 heures. Ou appelez le <phone>{phone}</phone>, {hours:hours}.',
  message: 'Bonjour, je regarde votre page « {title} ».',
  messageWithDate: 'Bonjour, je regarde votre page « {title} ». Êtes-vous disponibles le {day:date} ?',
  allIncludeVat: 'Tous les prix comprennent la TVA.',
  vatIncluded: 'TVA comprise',
  planned: 'Préparé de bout en bout',
  goodToKnow: 'Bon à savoir',
} as const satisfies Translation<typeof en>;
