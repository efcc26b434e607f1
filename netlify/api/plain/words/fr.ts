import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  error: 'Erreur',
  toHome: 'Retour à l’accueil',

  sendAnother: 'Faire un autre envoi',
  changeThis: 'Corrigez ceci, puis renvoyez :',
  backToForm:
    'Le bouton Retour de votre navigateur ramène au formulaire tel que vous l’avez rempli. <form>Commencez un formulaire vide</form>, ou appelez le <phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>{whatsApp}</whatsApp>.',
  written: 'Ce que vous avez écrit',

  sentElsewhere: 'Cet envoi ne vient pas de notre site',
  openOurPage:
    'Revenez en arrière et copiez ce que vous avez écrit. Ouvrez ensuite notre page depuis <home>l’accueil</home> et collez-le, ou appelez le <phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>{whatsApp}</whatsApp>.',

  notShown: 'Nous ne pouvons pas afficher cette page',
  reload:
    'Rechargez la page, ou appelez le <phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>{whatsApp}</whatsApp>.',
} as const satisfies Translation<typeof en>;
