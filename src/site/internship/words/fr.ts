import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  internships: 'Stages',
  seeProgrammes: 'Voir les stages',
  learnMore: 'En savoir plus',
  learnMoreAbout: 'En savoir plus : {title}',

  askQuestion: 'Poser une question',
  info: 'Le stage en bref',
  duration: 'Durée',
  schedule: 'Horaires',
  seeService: 'Voir la prestation liée au stage',
  learn: 'Ce que vous apprendrez',
  features: 'Points forts',
  deliverables: 'À la fin du stage',
  prerequisites: 'Prérequis',
  others: 'Autres stages',
  all: 'Tous les stages',

  apply: 'Postuler',
  applicationReceived: 'Candidature reçue',
  backToAll: 'Retour aux stages',

  notFound: 'Stage introuvable',
  notFoundDescription: 'Il n’y a pas de stage à cette adresse. La page des stages les présente tous.',
  notFoundText:
    'Il n’y a pas de stage à cette adresse. Le stage a peut-être été renommé ou retiré, le lien est peut-être incomplet, ou le stage est si récent que sa page n’est pas encore prête.',
} as const satisfies Translation<typeof en>;
