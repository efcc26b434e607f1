import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  firstBooking: 'Première réservation ? {percent} % de réduction',

  codeEmpty: 'Indiquez d’abord votre code.',
  codeUnknown:
    'Nous ne connaissons pas ce code. Comparez-le avec celui de notre e-mail, par exemple MURAHO-7K3MP-9Q2XT.',
  codeUnapplied:
    'Appuyez sur « Appliquer » pour utiliser ce code, ou videz le champ pour réserver sans code.',
  codeUnreached:
    'Nous n’avons pas pu vérifier le code : notre serveur est injoignable. Votre code est conservé ; réessayez dans un instant.',
  codeUnchecked: 'Nous n’avons pas pu vérifier ce code. Réessayez dans un instant, ou réservez sans code.',
  emailNeeded: 'Nous avons envoyé ce code par e-mail. Indiquez aussi cette adresse e-mail.',
  emailOther:
    'Ce code appartient à une autre adresse e-mail. Réservez avec l’adresse à laquelle nous l’avons envoyé.',
  codeUsed: 'Ce code a déjà été utilisé. Un code sert pour une seule réservation.',
  codeExpired: 'Ce code était valable jusqu’au {day:date}. Réservez sans code.',
  bookedBefore:
    'Ce code est pour une première réservation, et vous avez déjà réservé chez nous. Réservez sans code.',
} as const satisfies Translation<typeof en>;
