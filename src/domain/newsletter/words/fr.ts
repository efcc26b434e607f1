import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  email: 'Votre adresse e-mail',
  consent:
    'Votre adresse nous sert uniquement pour notre lettre d’information et votre code de réduction. Chaque e-mail contient un lien pour vous désabonner.',
} as const satisfies Translation<typeof en>;
