import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  heading: 'Société et TIN',
  lead: 'Remplissez ces champs si vos documents sont pour une société. Ils figureront sur les prochains documents.',
  company: 'Nom de la société',
  tin: 'TIN (numéro d’identification fiscale)',
  tinHint: 'Neuf chiffres.',
  save: 'Enregistrer',
  done: 'C’est enregistré. Les nouveaux documents porteront ces informations.',
  failed: 'Les informations ne sont pas enregistrées',
  companyTooLong: 'Indiquez un nom de société de moins de 120 caractères.',
  tinWrong:
    'Un TIN compte neuf chiffres, par exemple 102 345 678. Laissez le champ vide si vous n’en avez pas.',
} as const satisfies Translation<typeof en>;
