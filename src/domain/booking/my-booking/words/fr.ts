import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  statusPending: 'Reçue, pas encore confirmée',
  statusConfirmed: 'Confirmée',
  statusCancelled: 'Annulée',

  lostLinkHeading: 'Recevoir votre lien',
  lostLinkText:
    'Indiquez le numéro de téléphone ou l’adresse e-mail de votre réservation. S’il y a une réservation en cours, nous enverrons son lien en quelques minutes.',
  sendLink: 'Recevoir mon lien',
  accountInstead: 'Avec un compte, pas besoin de lien : <account>voir vos réservations</account>',
  linkSent: 'Regardez votre téléphone ou votre boîte e-mail.',
  linkSentText:
    'S’il y a une réservation en cours, son lien est en route. Si rien n’arrive dans les dix minutes, regardez dans vos courriers indésirables, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  linkNotSent: 'Nous n’avons pas envoyé de lien',
  linkIncomplete:
    'Cette adresse est incomplète. Ouvrez le lien de notre message sur votre réservation, ou demandez à le recevoir à nouveau.',
  linkInvalid:
    'Ce lien est incomplet ou a expiré. Ouvrez le message le plus récent sur votre réservation, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  loadOffline: 'Vous semblez hors ligne. Votre réservation est en sécurité chez nous.',
  loadTimeout: 'Cela prend plus de temps que d’habitude. Votre réservation est en sécurité chez nous.',
  loadUnreachable: 'Notre serveur est injoignable. Votre réservation est en sécurité chez nous.',
  changeOffline:
    'Vous semblez hors ligne : nous n’avons rien envoyé. Appuyez à nouveau sur le bouton quand vous serez en ligne.',
  changeUnanswered:
    'Notre serveur n’a pas répondu. Appuyez à nouveau sur le bouton : le changement ne se fera qu’une fois.',

  paid: 'Payé : {amount:money}.',
  leftToPay: 'Il reste {amount:money} à payer.',
  overpaymentRefunded: 'Nous vous rembourserons les {amount:money} payés en trop.',
  nothingToPay: 'Il n’y a rien à payer.',
  declineRequest:
    'Si une demande de paiement est encore sur votre téléphone, refusez-la : nous rembourserions ce que vous valideriez.',
  notPaid: 'Pas encore payé.',
  priceToConfirm: 'Nous confirmerons d’abord le prix avec vous. Nous n’avons rien débité.',
  priceSent: 'Nous vous avons envoyé notre prix. Nous n’avons rien débité.',
  paymentFailed: 'Le paiement n’a pas abouti.',
  bookingPaymentFailed: 'Le paiement n’a pas abouti. Votre réservation est conservée.',
  feePaymentFailed: 'Le paiement n’a pas abouti. Vous pouvez encore payer les frais.',
  approveRequest: 'Pas encore payé. Validez la demande de paiement sur votre téléphone.',
  approveOrSendRequest:
    'Pas encore payé. Validez la demande de paiement sur votre téléphone, ou envoyez-en une autre, même à un autre numéro.',

  ourPrice: 'Notre prix : {amount:money}',
  offerTerms:
    'C’est le total de tout ce que vous avez demandé. L’offre est valable jusqu’au {day:date}. Rien n’est débité tant que vous n’avez pas accepté l’offre et validé le paiement sur votre téléphone.',
  mobileMoneyNumber: 'Numéro Mobile Money',
  otherNumber: 'Payer avec un autre numéro',
  otherNumberHint: 'Laissez vide pour recevoir la demande de paiement au {number}.',
  acceptAndPay: 'Accepter et payer {amount:money}',

  cancelled: 'Cette réservation est annulée. Vous pouvez réserver à nouveau à tout moment.',
  feeKept:
    'Ce sont les frais d’un cours ou d’un stage. Pour renoncer à votre place, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  goodsUndated: 'Cette réservation est sans séance : il n’y a pas de date à changer.',
  startedBeforeMove:
    'Il est déjà plus de {start:time} le jour de votre séance : cette page ne permet plus de changer la date. Appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  startedBeforeCancel:
    'Il est déjà plus de {start:time} le jour de votre séance : cette page ne permet plus de l’annuler. Appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  shortNotice:
    'Il reste moins de 72 heures avant la séance, comptées jusqu’à {start:time} le jour même. Appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}, et nous trouverons une autre date ensemble.',
  movedBefore:
    'Vous avez déjà changé une fois la date de cette séance. Pour la changer encore, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  keptBefore:
    'Nous avons déjà gardé plusieurs fois une date pour cette réservation. Pour en choisir une autre, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  dateEmpty: 'Choisissez une date.',
  dateUnchanged: 'La séance est déjà à cette date. Choisissez une autre date.',
  startPassed: 'Cette heure est passée. Choisissez une heure plus tardive.',

  hoursCounted: 'Les heures se comptent jusqu’à {start:time} le jour de la séance, heure de Kigali.',
  hoursCountedUnlessAgreed:
    'Les heures se comptent jusqu’à {start:time} le jour de la séance, heure de Kigali. Si nous avons convenu d’une heure plus tardive, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  nothingPaid: 'Vous n’avez rien payé : il n’y a rien à rembourser.',
  allRefunded: 'Nous vous rembourserons tout ce que vous avez payé : {amount:money}.',
  restRefunded: 'Nous vous rembourserons le reste de ce que vous avez payé : {amount:money}.',
  lessDeposit:
    'Nous vous rembourserons {amount:money} : les {paid:money} que vous avez payés, moins l’acompte de {deposit:money}.',
  restLessDeposit:
    'Nous vous rembourserons {amount:money} : les {paid:money} qui restent de vos paiements, moins l’acompte de {deposit:money}.',
  depositKept:
    'Nous gardons comme acompte les {paid:money} que vous avez payés : cette somme n’est pas remboursée.',
  restKept:
    'Nous gardons comme acompte les {paid:money} qui restent de vos paiements : cette somme n’est pas remboursée.',
  lessCosts:
    'Nous vous rembourserons les {paid:money} que vous avez payés, moins ce que votre séance nous a déjà coûté.',
  restLessCosts:
    'Nous vous rembourserons les {paid:money} qui restent de vos paiements, moins ce que votre séance nous a déjà coûté.',
  noticeTooShort: 'Il reste moins de 72 heures avant la séance.',
  reduced:
    'Le remboursement est réduit : les {paid:money} que vous avez payés, moins ce que votre séance nous a déjà coûté et ce qui ne peut plus être annulé.',
  restReduced:
    'Le remboursement est réduit : les {paid:money} qui restent de vos paiements, moins ce que votre séance nous a déjà coûté et ce qui ne peut plus être annulé.',
  reducedLessDeposit:
    'Le remboursement est réduit : les {paid:money} que vous avez payés, moins l’acompte de {deposit:money}, ce que votre séance nous a déjà coûté et ce qui ne peut plus être annulé.',
  restReducedLessDeposit:
    'Le remboursement est réduit : les {paid:money} qui restent de vos paiements, moins l’acompte de {deposit:money}, ce que votre séance nous a déjà coûté et ce qui ne peut plus être annulé.',
  goodsMadeForYou:
    'Les tirages et les cadres sont fabriqués pour vous : nous les remboursons s’ils arrivent abîmés ou ne correspondent pas à votre commande. Si c’est le cas, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  notRefundedFrom: 'Après {start:time} le jour de votre séance, son prix n’est plus remboursé.',
  notRefundedFromStart:
    'Après 8 h le jour d’une séance, ou 11 h un jour d’Umuganda, son prix n’est plus remboursé. Si la vôtre commence plus tard, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  sentInDays: 'Nous enverrons cette somme sous 5 à 10 jours ouvrables.',
  sentByMobileMoney:
    'Nous enverrons cette somme par Mobile Money au numéro qui a payé, sous 5 à 10 jours ouvrables.',
  sentOnceAgreed:
    'Nous vous enverrons le détail des frais pour convenir du montant, puis cette somme sous 5 à 10 jours ouvrables.',
  sentByMobileMoneyOnceAgreed:
    'Nous vous enverrons le détail des frais pour convenir du montant, puis cette somme par Mobile Money au numéro qui a payé, sous 5 à 10 jours ouvrables.',
  allOverpaidRefunded: 'Nous vous rembourserons en entier les {amount:money} payés en trop.',
  refundedInCash: 'Nous avons remboursé {amount:money} en espèces le {day:date}.',
  refundedByBank: 'Nous avons remboursé {amount:money} par virement bancaire le {day:date}.',
  refundedByMobileMoney: 'Nous avons remboursé {amount:money} par Mobile Money le {day:date}.',
  remainingRefunded: 'Nous vous rembourserons les {amount:money} restants sous 5 à 10 jours ouvrables.',
  nothingLeftToRefund: 'Il ne reste rien à rembourser.',
  refundChanged:
    'Votre remboursement a changé depuis que vous avez ouvert cette page : nous n’avons encore rien annulé. Relisez-le, puis annulez à nouveau si vous êtes d’accord.',

  offerLate:
    'L’offre a expiré. Appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}, et nous vous en ferons une nouvelle.',
  offerWithdrawn:
    'Nous avons retiré cette offre. Si vous en souhaitez une nouvelle, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  offerChanged:
    'Nous vous avons envoyé une nouvelle offre entre-temps. Regardez le nouveau prix avant de l’accepter.',
} as const satisfies Translation<typeof en>;
