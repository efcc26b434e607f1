import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  received: 'Merci ! Votre candidature nous est parvenue.',
  contactSoon: 'Nous vous contacterons très bientôt.',
  notSent: 'Votre candidature n’est pas partie',
  consent: 'J’accepte que le studio conserve ma candidature et mon CV pendant {months} mois pour se décider.',
  nameEmpty: 'Indiquez votre nom complet.',
  nameTooLong: 'Limitez le nom à moins de {most} caractères.',
  programmeEmpty: 'Choisissez le stage pour lequel vous postulez.',
  programmeClosed: 'Choisissez un autre stage : « {title} » ne prend plus de candidatures.',
  programmeFull: 'Choisissez un autre stage : toutes les places de « {title} » sont prises.',
  programmeWithdrawn: 'Choisissez un autre stage : nous ne proposons plus « {title} ».',
  availabilityEmpty: 'Indiquez vos disponibilités, par exemple « de janvier à mars, le matin ».',
  availabilityTooLong: 'Limitez ce texte à moins de {most} caractères.',
  motivationEmpty: 'Écrivez ce que vous voulez apprendre, et pourquoi maintenant.',
  motivationTooShort: 'Écrivez un peu plus sur ce que vous voulez apprendre : {least} caractères au moins.',
  motivationTooLong: 'Limitez votre motivation à moins de {most:number} caractères.',
  portfolioWrong: 'Écrivez le lien complet, qui commence par https://, ou laissez ce champ vide.',
  portfolioTooLong: 'Choisissez un lien de {most} caractères au plus.',
  consentMissing: 'Cochez la case : il nous faut votre accord pour lire votre candidature.',
  cvMissing: 'Choisissez votre CV, au format PDF.',
  cvTooLarge: 'Ce fichier dépasse {most} Mo. Enregistrez votre CV dans un PDF plus léger et choisissez-le.',
  cvNotPdf: 'Ce fichier n’est pas un PDF. Enregistrez ou exportez votre CV au format PDF et choisissez-le.',
  cvPartGone:
    'Envoi interrompu : une partie de ce fichier s’est perdue en route. Renvoyez votre candidature.',
} as const satisfies Translation<typeof en>;
