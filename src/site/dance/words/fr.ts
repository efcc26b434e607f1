import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  parts: 'Rubriques de cette page',
  lowestPrice: 'à partir de {price:money} par mois',

  registeredAs: '(nom d’inscription : {registered})',
  whenAndLength: '{schedule}, {duration}',
  perMonth: 'par mois',
  enrol: 'S’inscrire',
  enrolIn: 'S’inscrire : {name}',
  headingOfForm: 'Inscription : {name}',

  learnMore: 'En savoir plus',
  learnMoreOf: 'En savoir plus : {name}',
  price: 'Prix',
  duration: 'Durée',
  sessions: 'Séances',
  included: 'Ce qui est compris',
  askAbout: 'Se renseigner : {name}',
} as const satisfies Translation<typeof en>;
