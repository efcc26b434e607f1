import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  chat: 'Discuter',
  chatWithSupport: 'Discuter avec notre équipe',
  notLoaded:
    'Nous n’avons pas pu charger la discussion. Vérifiez votre connexion et appuyez à nouveau sur le bouton, ou utilisez les numéros au bas de cette page.',
  broken: 'Rechargez la page, ou contactez-nous par un des moyens indiqués au bas de la page.',
  commonQuestions: 'Questions fréquentes',
  close: 'Fermer la discussion',
  conversation: 'Conversation',
  visitorSays: 'Vous :',
  studioSays: 'Notre équipe :',
  yourMessage: 'Votre message',
  writeQuestion: 'Écrivez votre question',
  send: 'Envoyer',
  contactPage: 'Page de contact',

  lowestPrice: '{amount:money}',
  priceOnRequest: 'sur demande',
  fullProductions: '{amount:number} RWF',
  fullProductionsBeforeVat: '{amount:number} RWF hors TVA',
} as const satisfies Translation<typeof en>;
