import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  skip: 'Aller au contenu',
  close: 'Fermer le message',
  mainPages: 'Pages principales',
  compactPages: 'Menu réduit',
  search: 'Recherche',
  darkTheme: 'Thème sombre',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  login: 'Connexion',
  onChannel: '{studio} sur {channel}',
  quickLinks: 'Liens utiles',
  latestPost: 'Dernier article',
  visit: 'Venir ou appeler',
  backToTop: 'Haut de page',
  notFoundTitle: 'Page introuvable',
  notFoundDescription: 'Il n’y a pas de page à cette adresse.',
  notFoundHeading: 'Oups ! Page introuvable',
  notFoundText:
    'L’adresse est peut-être mal écrite, ou la page a changé d’adresse. Votre panier est conservé.',
  toHome: 'Retour à l’accueil',
  offlineTitle: 'Vous êtes hors ligne',
  offlineDescription: 'Cette page demande une connexion. Les pages que vous avez visitées sont encore là.',
  offlineText:
    'Vous n’avez pas encore ouvert cette page : elle demande une connexion. Votre panier et votre devis sont conservés.',
  offlinePrices:
    'Rechargez la page quand vous serez de nouveau en ligne. Les prix des pages ci-dessous ont pu changer. Vous payez le prix que nous affichons ou confirmons quand vous réservez.',
  keptPages: 'Pages à lire dès maintenant',
  rights: '© {year} {studio}. Tous droits réservés.',
} as const satisfies Translation<typeof en>;
