import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  logo: '{studio}, accueil',
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  close: 'Fermer',
  askOnWhatsApp: 'Demander sur WhatsApp',
  otherWays:
    'Appelez le <phone>{phone}</phone> ({hours:hours}), écrivez-nous sur <whatsApp>WhatsApp</whatsApp> ou à <email>{email}</email> : nous vous aiderons.',
  callOrWrite: 'Appelez-nous ({hours:hours}) ou écrivez-nous, et nous vous aiderons :',
  callPhone: 'Appeler le {phone}',
  sendCart: 'Envoyer le panier',
  writeOnWhatsApp: 'Écrire sur WhatsApp',
  call: 'Téléphone',
  write: 'Écrire',
  open: 'Horaires',
  tryAgain: 'Réessayer',
  travel: '{km} km de déplacement',
  express: 'express',
  withoutVat: 'sans TVA',
  faqs: 'Questions fréquentes',
  questions: 'Questions',
} as const satisfies Translation<typeof en>;
