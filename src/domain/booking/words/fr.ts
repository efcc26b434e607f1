import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  orderStep: 'Votre panier',
  contactStep: 'Vos coordonnées',
  paymentStep: 'Paiement',

  cartEmpty: 'Votre panier est vide',
  cartEmptyAdvice: 'Ajoutez d’abord quelque chose à votre panier, puis réservez.',
  onRequest: 'sur demande',
  each: '{price} l’unité',
  takenOff: '−{amount:money}',
  takenOffLater: 'à déduire du prix confirmé',
  confirmPrice: 'Nous confirmerons d’abord le prix.',
  confirmPriceRange: 'Nous confirmerons d’abord le prix ({price} l’unité).',
  confirmExemption: 'Nous confirmerons d’abord votre exonération de TVA.',
  confirmPriceAndExemption: 'Nous confirmerons d’abord le prix et votre exonération de TVA.',
  confirmPriceRangeAndExemption:
    'Nous confirmerons d’abord le prix ({price} l’unité) et votre exonération de TVA.',
  nothingChargedNow: 'Rien n’est débité maintenant. Nous confirmerons d’abord :',
  listPrice: '{label} : le prix',
  listPriceRange: '{label} : le prix ({price} l’unité)',
  listExemption: '{label} : votre exonération de TVA',
  listPriceAndExemption: '{label} : le prix et votre exonération de TVA',
  listPriceRangeAndExemption: '{label} : le prix ({price} l’unité) et votre exonération de TVA',

  discountCode: 'Code de réduction',
  fullName: 'Nom complet',
  phone: 'Numéro Mobile Money',
  email: 'Adresse e-mail',
  sessionDate: 'Date de la séance',
  location: 'Lieu',
  message: 'Ce que nous devons savoir',
  dateOptional: 'Laissez ce champ vide si vous ne savez pas encore.',
  dateNeeded: 'Une date est nécessaire pour une réservation de {from:money} ou plus.',
  handover: 'L’endroit où nous devons vous remettre ce que vous réservez.',
  place: 'Notre studio, votre domicile ou une salle.',
  phoneHint:
    'Nous enverrons la demande de paiement et nos réponses à ce numéro. Validez la demande avec votre code PIN.',
  phoneOrEmailHint:
    'Téléphone ou e-mail : l’un des deux suffit. Avec un numéro, nous vous appellerons ou vous enverrons un SMS. Une fois le prix et le moyen de paiement convenus, nous enverrons la demande de paiement à ce numéro.',

  mobileMoney: 'Mobile Money (Paypack)',
  networks: 'MTN MoMo ou Airtel Money',
  chargedByPin: 'Rien n’est débité tant que vous n’avez pas saisi votre code PIN.',
  refundedIfUnconfirmed:
    'Si nous ne pouvons pas confirmer votre réservation, nous vous rembourserons tout ce que vous avez payé.',
  movedOnce: 'Vous pouvez changer la date une fois, sans frais, jusqu’à 72 heures avant la séance.',
  putRight: 'Il manque quelque chose ? Dites-le-nous sous 14 jours et nous y remédierons.',
  goodsRefunded:
    'Les tirages et les cadres sont fabriqués pour vous : nous les remboursons s’ils arrivent abîmés ou ne correspondent pas à votre commande.',
  consent:
    'En réservant, vous acceptez nos <terms>conditions</terms> et notre <refunds>politique de remboursement</refunds>. La <privacy>politique de confidentialité</privacy> explique comment nous conservons vos données.',
  bookAndPay: 'Réserver et payer',
  sendRequest: 'Envoyer la demande',

  priceChanged: 'Le prix a changé',
  priceNow:
    'Prix que vous avez vu : {before}. Prix actuel : <now>{now}</now>. Nous n’avons encore rien réservé ni débité.',
  priceNowFixed:
    'Prix que vous avez vu : {before}. Prix actuel : <now>{now}</now>. Ce prix est désormais ferme : vous le payez en réservant. Nous n’avons encore rien réservé ni débité.',
  priceNowOpen:
    'Prix que vous avez vu : {before}. Prix actuel : <now>{now}</now>. Ce prix n’est plus ferme : nous le confirmerons avant tout paiement. Nous n’avons encore rien réservé ni débité.',
  total: '{total:money}',
  totalFrom: 'à partir de {total:money}',

  bookingFailed: 'La réservation a échoué',
  bookingFailedAdvice: 'Tout ce que vous avez saisi est conservé. Réessayez ou contactez-nous directement.',
  receivedByEmail: 'Vous allez recevoir un e-mail de confirmation, et nous vous contacterons sous 24 heures.',
  receivedByText: 'Vous allez recevoir un SMS, et nous vous contacterons sous 24 heures.',

  checkBooking: 'Vérifiez votre réservation',
  checkFields: 'Vérifiez ces champs',
  phoneRequired: 'Numéro de téléphone obligatoire',
  nameEmpty: 'Indiquez votre nom.',
  nameTooLong: 'Indiquez un nom de moins de 100 caractères.',
  phoneTooLong: 'Ce numéro de téléphone est trop long.',
  payingPhoneEmpty: 'Indiquez votre numéro de téléphone pour le paiement par Paypack.',
  dateRequired:
    'Une réservation de {from:money} ou plus demande une date, pour que nous la gardions libre et que notre équipe soit disponible pour vous. Choisissez une date. Si vous ne la connaissez pas encore, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
  locationTooLong: 'Indiquez le lieu en moins de 200 caractères.',
  messageTooLong: 'Limitez votre message à 2 000 caractères.',
  methodWrong: 'Choisissez Mobile Money (Paypack).',
  packageEmpty: 'Précisez la formule.',
  packageUnknown: 'Cette formule n’existe pas. Choisissez-en une autre.',
  packageGone: 'Cette prestation n’est plus proposée. Retirez-la et choisissez autre chose.',
  expressGone: 'Cette prestation n’existe plus en express. Réservez-la sans supplément express.',
  distanceWrong: 'Indiquez la distance en kilomètres entiers.',
  distanceTooShort: 'La distance est d’au moins 0 km.',
  distanceTooLong: 'Nous nous déplaçons jusqu’à {most} km. Pour une distance plus longue, contactez-nous.',
  expressWrong: 'Précisez si la ligne est en express : true ou false.',
  vatWrong: 'Précisez si la TVA est ajoutée : true ou false.',
  quantityWrong: 'La quantité est un nombre entier.',
  quantityTooSmall: 'La quantité est d’au moins 1.',
  quantityTooLarge: 'La quantité est de {most} au maximum.',
  tooManyLines: 'Une réservation compte au maximum {most} lignes.',
  totalWrong: 'Le total est un nombre entier de RWF.',
  totalNegative: 'Le total ne peut pas être négatif.',
  fixedWrong: 'Précisez si le total était affiché comme ferme : true ou false.',
  pricesChanged: 'Les prix ont changé. Vérifiez le nouveau total, puis réservez à nouveau.',

  linesLeftOut: 'Une réservation compte au maximum {most} lignes : nous avons laissé les autres de côté.',
  cartUnread: 'Nous n’avons pas pu lire une partie de votre panier. Vérifiez-le et ajoutez ce qui manque.',
  choiceUnknown: 'Nous n’avons pas trouvé ce que vous avez choisi. Choisissez-le dans la liste ci-dessous.',
  cannotTakeMore: '{name} : votre panier ne peut pas en contenir davantage.',
  askPrice: 'Le prix de ce que vous avez choisi est sur demande. Demandez-nous un prix.',
  quantityKept: '{name} : la quantité doit être un nombre entier. La quantité reste à {quantity}.',
  orderChanged: 'Votre panier a changé depuis que vous l’avez vu. Vérifiez-le, puis réservez ci-dessous.',
  orderRepaired: 'Votre panier a changé. Nous n’avons encore rien réservé ni débité.',
  filledElsewhere:
    'Ce formulaire a été rempli sur un autre site. Nous n’avons rien réservé. Vérifiez-le, puis réservez ci-dessous.',
  agreeBelow: 'Si vous êtes d’accord, réservez ci-dessous.',
  sentBefore: 'Vous avez déjà envoyé ce formulaire',
  sentBeforeAdvice:
    'Nous avons bien reçu cette réservation et vous avons écrit à ce sujet. Le bouton ci-dessous en ferait une deuxième. Pour modifier la première, ouvrez le lien de notre message, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
} as const satisfies Translation<typeof en>;
