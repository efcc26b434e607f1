import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  hello: 'Bonjour {name},',
  askByReply:
    'Des questions ? Répondez à cet e-mail, appelez-nous au {phone} ou au {second} ({hours:hours}), ou écrivez-nous sur {whatsApp}.',
  askOnPage:
    'Des questions ? Posez-les sur la page que le lien ouvre : nous y répondrons aussi. Vous pouvez également répondre à cet e-mail, nous appeler au {phone} ou au {second} ({hours:hours}), ou nous écrire sur {whatsApp}.',
  label: '{label} :',
  phones: '<phone>{phone}</phone> · <second>{second}</second> ({hours:hours})',
} as const satisfies Translation<typeof en>;
