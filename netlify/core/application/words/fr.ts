import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  receivedSubject: 'Nous avons reçu votre candidature : {programme}',
  receivedPreview: 'Merci. Nous étudions les candidatures chaque semaine.',
  received: 'Nous avons reçu votre candidature',
  weHaveIt: 'Merci. Votre candidature et votre CV nous sont parvenus.',
  programme: 'Stage',
  available: 'Disponibilités',
  cv: 'CV',
  next: 'La suite',
  reviewed:
    'Nous étudions les candidatures chaque semaine, et nous répondrons dans tous les cas. Votre place n’est pas encore confirmée : vous ne payez les frais qu’une fois votre place et la date de début convenues.',
  addOrCorrect:
    'Quelque chose à ajouter ou à corriger ? Répondez à cet e-mail, appelez-nous au {phone} ou au {second} ({hours:hours}), ou écrivez-nous sur {whatsApp}.',

  shortlistedSubject: 'Votre candidature est présélectionnée : {programme}',
  shortlisted: 'Votre candidature est présélectionnée',
  shortlistedFor: 'Nous avons lu votre candidature et nous l’avons présélectionnée ({programme}).',
  shortlistedNext:
    'Votre place n’est pas encore confirmée. Nous vous écrirons à nouveau dès que nous aurons choisi les personnes à rencontrer.',
  invitedSubject: 'Nous aimerions vous rencontrer : {programme}',
  invited: 'Nous aimerions vous rencontrer',
  invitedFor: 'Nous avons lu votre candidature ({programme}), et nous aimerions vous rencontrer au studio.',
  invitedNext:
    'Répondez en proposant deux ou trois jours qui vous conviennent, et nous fixerons une heure ensemble. Votre place n’est pas encore confirmée.',
  invitedOn:
    'Venez au studio le {interview:start}. Si cela ne vous convient pas, répondez en proposant deux ou trois autres jours. Votre place n’est pas encore confirmée.',
  acceptedSubject: 'Votre candidature est acceptée : {programme}',
  accepted: 'Votre candidature est acceptée',
  acceptedFor: 'Nous sommes heureux de vous offrir une place ({programme}).',
  acceptedNext:
    'Nous vous contacterons pour convenir de la date de début. Vous ne payez les frais qu’une fois cette date convenue.',
  declinedSubject: 'À propos de votre candidature : {programme}',
  declined: 'À propos de votre candidature',
  declinedFor:
    'Merci pour votre candidature ({programme}). Cette fois, nous ne pouvons pas vous offrir de place.',
  declinedNext: 'Vous pouvez postuler à nouveau, pour ce stage ou pour un autre.',
  readAbout: 'En savoir plus sur le stage',
  questions:
    'Des questions ? Répondez à cet e-mail, appelez-nous au {phone} ou au {second} ({hours:hours}), ou écrivez-nous sur {whatsApp}.',
} as const satisfies Translation<typeof en>;
