import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  phoneWrong: 'Indiquez un numéro MTN ou Airtel comme 078 812 3456.',
  amountTooSmall: 'Un paiement Mobile Money est d’au moins {least:money}.',
  amountTooLarge: 'Une demande est de {most:money} au plus pour le moment.',
  referenceUnknown:
    'Nous ne trouvons pas cette référence de paiement. Vérifiez-la, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  noReply:
    'Notre serveur n’a pas répondu. Regardez votre téléphone avant de réessayer : la demande de paiement y est peut-être déjà.',
  checkingOffline: 'Vous semblez hors ligne. Nous vérifierons dès que vous serez de nouveau en ligne.',
  checkingSlow: 'Cela prend plus de temps que d’habitude. Nous continuons à vérifier.',
  checkingUnreachable: 'Notre serveur est injoignable. Nous continuons à vérifier.',
  bookingCancelled: 'Cette réservation a été annulée. Faites-en une nouvelle.',
  bookingPaid: 'Cette réservation est déjà payée. Merci.',
  priceOpen: 'Nous vous confirmerons d’abord le prix de cette réservation : il n’y a encore rien à payer.',
  accountDeleted:
    'Le compte de cette réservation est supprimé. Pour le paiement, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  nothingDue: 'Il ne reste rien à payer pour cette réservation.',
  requestWaits:
    'Une demande de paiement arrive sur votre téléphone. Validez-la ou refusez-la, ou envoyez-en une autre après deux minutes.',
  restTooSmall:
    'Un paiement Mobile Money est d’au moins {least:money}, et il reste {due:money} à payer. Pour ce reste, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  othersPay:
    'D’autres personnes paient en ce moment le reste de cette réservation. Réessayez dans quelques minutes.',
  triedTooOften:
    'Vous avez essayé ce paiement {tries} fois. Appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}, et nous trouverons une autre solution.',
  datePassed:
    'La date de cette séance est passée. Pour le paiement, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  declined: 'Le paiement n’a pas été validé sur le téléphone, ou le solde du compte ne suffisait pas.',
  refused:
    'Le service Mobile Money a refusé la demande. Vérifiez le numéro de téléphone ou prenez-en un autre.',
  unanswered: 'La demande de paiement a expiré avant d’être validée sur le téléphone.',
  unreachable: 'Le service Mobile Money était injoignable : nous n’avons pas envoyé de demande de paiement.',
  superseded: 'Cette demande de paiement n’est plus nécessaire : la réservation a été payée autrement.',
  replaced: 'Une demande de paiement plus récente a remplacé celle-ci. Ne validez que la plus récente.',
  dateGone:
    'Nous avons gardé votre date pour un temps limité. Elle n’est plus libre : nous n’avons pas envoyé de demande de paiement.',
  cancelled:
    'La réservation a été annulée : il n’y a rien à payer. Si la demande est encore sur le téléphone, refusez-la : nous rembourserions un paiement validé.',
  withdrawn:
    'Cette demande de paiement n’est plus nécessaire. Si elle est encore sur le téléphone, refusez-la : nous rembourserions un paiement validé.',
  limited:
    'Ce numéro a reçu 6 demandes de paiement en 24 heures, peut-être pas toutes à votre demande : nous n’en avons pas envoyé d’autre. Prenez un autre numéro, réessayez demain, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  blocked:
    'La personne à qui ce numéro appartient nous a demandé de ne pas y envoyer de demandes de paiement. Prenez un autre numéro, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
} as const satisfies Translation<typeof en>;
