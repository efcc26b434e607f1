import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  heading: 'S’inscrire à un cours',
  lead: 'Choisissez le cours et dites-nous qui va danser. Rien n’est débité maintenant.',
  dancing: 'Danse',

  price: 'Prix',
  duration: 'Durée',
  schedule: 'Horaires',
  category: 'Catégorie',
  classFull:
    'Ce cours est complet, mais vous pouvez rejoindre la liste d’attente. Nous vous contacterons dès qu’une place sera libre. Il n’y a encore rien à payer.',

  class: 'Cours',
  classChoice: '{name} : {price}, {schedule}',
  choose: 'Choisissez',
  name: 'Nom de l’élève',
  experience: 'Niveau de danse',
  experienceHint: 'Dans cette danse ou une danse proche.',
  age: 'Âge',
  ageHint: 'Avant {age} ans, l’accord d’un parent ou tuteur est nécessaire.',
  guardian: 'Parent ou tuteur',
  guardianIfYoung: 'Parent ou tuteur (pour les moins de {age} ans seulement)',
  guardianHint:
    'Un parent ou tuteur fait l’inscription des moins de {age} ans. Indiquez son numéro de téléphone ou son adresse e-mail.',
  guardianName: 'Nom du parent ou tuteur',
  emergencyContact: 'Personne à prévenir en cas d’urgence',
  emergencyContactHint: 'Nom et numéro de téléphone d’une personne que nous pouvons appeler.',
  paymentMethod: 'Moyen de paiement',
  paymentMethodHint: 'Rien n’est débité maintenant : nous vous dirons comment payer après l’inscription.',
  secondPlace: 'J’ai déjà une place dans ce cours et j’en veux une deuxième.',
  privacy:
    'Comment nous utilisons ces informations, et comment les faire supprimer : <privacy>politique de confidentialité</privacy>.',
  send: 'S’inscrire à ce cours',
  done: 'Retour aux cours',
} as const satisfies Translation<typeof en>;
