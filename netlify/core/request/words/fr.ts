import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  jsonNeeded: 'Envoyez du JSON, avec l’en-tête Content-Type: application/json.',
  jsonWrong: 'La demande n’est pas du JSON valide.',
  objectNeeded: 'Envoyez un objet JSON.',
  tooDeep: 'La demande a trop de niveaux imbriqués.',
  multipartNeeded: 'Envoyez le formulaire en multipart/form-data.',
  keyWrong: 'Envoyez une Idempotency-Key de 8 à 64 lettres, chiffres, tirets ou traits de soulignement.',
  addressUnknown: 'Il n’y a rien à cette adresse.',
  offerMissing: 'Précisez quelle offre vous acceptez.',
  stoppedMissing: 'Précisez si les SMS doivent s’arrêter.',
} as const satisfies Translation<typeof en>;
