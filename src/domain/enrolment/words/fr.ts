import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
  mobile_money: 'Mobile Money',
  bank_transfer: 'Virement bancaire',
  cash: 'Espèces',
  card: 'Carte bancaire',

  consent:
    'J’accepte que FTS Studio conserve ces informations pendant {months} mois à partir d’aujourd’hui, pour organiser le cours et pour me joindre ou joindre la personne à prévenir en cas d’urgence.',
  guardianConsent:
    'Je suis le parent ou le tuteur de l’enfant. J’accepte les cours, et j’accepte que FTS Studio conserve ces informations sur l’enfant et sur moi.',

  nameEmpty: 'Indiquez le nom de l’élève.',
  nameTooLong: 'Limitez le nom à moins de {most} caractères.',
  ageEmpty: 'Indiquez l’âge en années.',
  ageWrong: 'Nos cours s’adressent aux élèves de {least} à {most} ans : indiquez l’âge en années entières.',
  experienceEmpty: 'Choisissez le niveau de danse.',
  emergencyContactEmpty: 'Indiquez la personne à prévenir en cas d’urgence, avec son numéro de téléphone.',
  emergencyContactTooLong: 'Limitez la personne à prévenir en cas d’urgence à moins de {most} caractères.',
  paymentMethodEmpty: 'Choisissez un moyen de paiement.',
  guardianNameEmpty: 'Indiquez le nom d’un parent ou tuteur.',
  guardianConsentMissing: 'L’accord d’un parent ou tuteur est nécessaire avant l’âge de {age} ans.',
  consentMissing: 'Cochez la case : il nous faut votre accord pour conserver votre inscription.',
  classUnknown: 'Ce cours n’existe pas. Choisissez un de nos cours.',
  enrolledAlready: 'Vous avez déjà une place : {name}. Voulez-vous une deuxième place ?',
  enrolledAlreadyAs:
    'Vous avez déjà une place : {name} (nom d’inscription : {registered}). Voulez-vous une deuxième place ?',
  secondPlaceMissing: 'Cochez la case si vous voulez une deuxième place, et renvoyez le formulaire.',

  notEnrolled: 'L’inscription n’est pas encore faite',
} as const satisfies Translation<typeof en>;
