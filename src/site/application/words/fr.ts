import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  applyNow: 'Postuler',
  applyNowFor: 'Postuler : {title}',
  closed: 'Candidatures closes',
  full: 'Toutes les places sont prises',

  name: 'Nom complet',
  programme: 'Stage',
  choose: 'Choisissez un stage',
  availability: 'Quelles sont vos disponibilités ?',
  availabilityHint: 'Les mois, et les jours ou les heures, par exemple « de janvier à mars, le matin ».',
  motivation: 'Que voulez-vous apprendre, et pourquoi maintenant ?',
  motivationHint: '{least} caractères au moins ; quelques phrases sincères suffisent.',
  cv: 'Votre CV',
  cvHint:
    'Un PDF de {most} Mo au plus ; une page suffit. Moins de 18 ans ? Ajoutez au même PDF l’accord de votre parent ou tuteur.',
  cvUnreadable: 'Nous ne pouvons plus lire ce fichier. Choisissez-le à nouveau.',
  cvTooLargeNow:
    'Cette page ne s’est pas chargée entièrement : elle ne peut envoyer qu’un fichier de {most} Mo au plus. Rechargez la page et choisissez à nouveau le fichier, choisissez-en un plus léger, ou envoyez votre CV par e-mail à {email}.',
  cvWithoutScript:
    'Sans JavaScript, nous pouvons recevoir un fichier de {most} Mo au plus. Envoyez-nous par e-mail un fichier plus lourd.',
  portfolio: 'Lien vers votre portfolio',
  privacy:
    'Seule notre équipe lit votre candidature. Nous la supprimons après {months} mois, ou plus tôt si vous le demandez : voir la <privacy>politique de confidentialité</privacy>.',
  send: 'Envoyer la candidature',

  otherWays:
    'Vous préférez l’e-mail ou le téléphone ? <mail>Écrivez à {email}</mail> en joignant votre CV, ou <whatsApp>posez vos questions sur WhatsApp</whatsApp>.',
  otherWaysOrCall:
    'Vous préférez l’e-mail ou le téléphone ? <mail>Postulez par e-mail</mail> à {email}, <whatsApp>posez vos questions sur WhatsApp</whatsApp>, ou appelez le <phone>{phone}</phone> ({hours:hours}).',
  mailSubject: 'Candidature : {programme}',
  undecided: 'Stage (pas encore décidé)',
} as const satisfies Translation<typeof en>;
