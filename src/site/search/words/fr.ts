import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Recherche',
  description:
    'Cherchez parmi les articles, produits, prestations, prix, stages, questions et membres de l’équipe du studio.',
  site: 'Site',
  searchSite: 'Chercher sur le site',
  search: 'Chercher',
  allFound: 'Tous les résultats',

  thisPage: 'Cette page',
  wanted: 'Que cherchez-vous ?',
  show: 'Afficher',
  all: 'Tout',
  termMissing: 'Écrivez ce que vous cherchez.',
  nothingFound: 'Aucun résultat.',
  resultsFor: 'Résultats pour « {term} »',
  results: { one: '{count} résultat', other: '{count} résultats' },
  allResults: { one: 'Voir {count} résultat', other: 'Voir les {count} résultats' },
  announced: {
    one: 'Résultats pour « {term} » : {count} résultat',
    other: 'Résultats pour « {term} » : {count} résultats',
  },
  showMore: 'Voir {number} de plus',
  moreFailed: 'La suite ne s’est pas chargée. Réessayer',
  unreachable:
    'Nous n’avons pas pu charger la recherche. Tout est dans la liste ci-dessous. Réessayez avec une meilleure connexion ou un navigateur plus récent.',

  didYouMean: 'Vouliez-vous dire :',
  askUs: 'Poser la question',
  callPhone: 'Appeler le {phone}',
  askOffer: 'Bonjour, proposez-vous aussi ceci : {term}',
  notListed: 'Ce n’est pas dans la liste ? Nous le faisons peut-être. Appelez-nous ({hours:hours}).',
  tryOther: 'Essayez un mot plus court, ou l’un de ceux-ci :',
  common: 'mariage portrait film chanson danse cadres',

  atAGlance: 'Tout en un coup d’œil',
  needsScript:
    'Pour des résultats pendant que vous écrivez, il faut JavaScript. Tout est dans la liste ci-dessous ; utilisez la fonction « Rechercher dans la page » de votre navigateur.',
  allOfList: 'Tout voir ({number})',

  post: 'Article',
  posts: 'Articles',
  product: 'Produit',
  products: 'Produits',
  service: 'Prestation',
  services: 'Prestations',
  occasion: 'Occasion',
  occasions: 'Occasions',
  price: 'Prix',
  prices: 'Prix',
  programme: 'Stage',
  programmes: 'Stages',
  question: 'Question',
  questions: 'Questions',
  person: 'Équipe',
  persons: 'Équipe',
} as const satisfies Translation<typeof en>;
