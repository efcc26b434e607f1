import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  subject: 'Notre prix pour la réservation {reference} : {amount:money}',
  feeSubject: 'Vos frais : {name}, {amount:money}',
  preview: '{amount:money}, jusqu’au {day:date}. Acceptez ce prix et payez par Mobile Money.',
  heading: 'Notre prix pour votre réservation',
  feeHeading: 'Vos frais',
  price: 'Votre réservation coûte {amount:money}, avec tout ce qui est indiqué ci-dessous.',
  fee: 'Les frais sont de {amount:money}.',
  priceReplaced:
    'Nous avons changé notre offre : votre réservation coûte {amount:money}, avec tout ce qui est indiqué ci-dessous.',
  feeReplaced: 'Nous avons changé notre offre : les frais sont de {amount:money}.',
  ends: 'L’offre est valable jusqu’au {day:date}.',
  payBy: 'Merci de payer les frais au plus tard le {day:date}.',
  endsLabel: 'Offre valable jusqu’au',
  payByLabel: 'À payer au plus tard le',
  next: 'Le bouton ouvre votre réservation. Vous pouvez y accepter le prix ; nous enverrons ensuite la demande de paiement à votre téléphone. Nous n’avons rien débité.',
  feeNext:
    'Le bouton ouvre la page de vos frais. Vous pouvez y accepter le prix ; nous enverrons ensuite la demande de paiement à votre téléphone. Nous n’avons rien débité.',
  acceptToKeepDate: 'Acceptez l’offre et payez avant ce moment pour garder votre date.',
  seeOffer: 'Voir et accepter l’offre',
  seeFee: 'Voir et payer les frais',
  text: 'Notre prix est de {amount:money} jusqu’au {day:shortDate}. Voir et accepter :',
  feeText: 'Vos frais {reference} : {amount:money}, à payer d’ici au {day:shortDate} :',

  withdrawnSubject: 'Nous avons retiré notre prix pour la réservation {reference}',
  feeWithdrawnSubject: 'Vous n’avez pas à payer les frais {reference} pour le moment',
  withdrawnPreview: 'Notre offre de {amount:money} est retirée. Il n’y a rien à payer.',
  feeWithdrawnPreview: 'Les frais de {amount:money} sont retirés. Il n’y a rien à payer.',
  withdrawnHeading: 'Nous avons retiré notre offre',
  feeWithdrawnHeading: 'Il n’y a rien à payer pour le moment',
  withdrawn:
    'Nous avons retiré notre offre de {amount:money} : vous ne pouvez plus l’accepter. Nous n’avons rien débité, et il n’y a rien à payer. Nous avons gardé votre demande : nous vous enverrons un nouveau prix ou nous vous appellerons.',
  feeWithdrawn:
    'Nous avons retiré notre demande de {amount:money} pour les frais. Nous n’avons rien débité, et il n’y a rien à payer. Si cela change, nous vous écrirons ou nous vous appellerons.',
  seeBooking: 'Voir votre réservation',
  withdrawnText: 'Nous avons retiré notre prix de {amount:money} pour {reference}.',
  feeWithdrawnText: 'Nous avons retiré les frais de {amount:money} pour {reference}.',
  nothingToPayText: 'Rien à payer.',

  acceptedSubject: 'Vous avez accepté le prix de la réservation {reference}',
  acceptedPreview: '{amount:money}. La demande de paiement arrive au {phone}.',
  acceptedHeading: 'Le prix est convenu',
  accepted:
    'Merci. Vous avez accepté {amount:money}. Validez la demande de paiement envoyée au {phone} avec votre code PIN Mobile Money. Une fois le paiement reçu, nous vous enverrons une confirmation par e-mail.',
  payToKeepDate: 'Payez avant ce moment pour garder votre date.',
  acceptedText: 'Merci, vous avez accepté {amount:money} pour {reference}. Pour payer :',
} as const satisfies Translation<typeof en>;
