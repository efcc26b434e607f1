import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  photography: 'photographie',
  videography: 'vidéo',
  editing: 'montage et retouche',
  audio: 'production audio',
  dance: 'danse',
  nameEmpty: 'Indiquez le nom de la personne qui paie.',
  nameTooLong: 'Limitez le nom à moins de 100 caractères.',
} as const satisfies Translation<typeof en>;
