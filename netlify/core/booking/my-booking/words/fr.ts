import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  tomorrowSubject: 'Demain : votre séance avec {studio}',
  tomorrowPreview: 'Votre séance est le {start:start}. Référence {reference}.',
  tomorrowHeading: 'Votre séance est demain',
  tomorrow: 'Votre séance est demain, le {start:start}.',
  tellUs:
    'Si vous avez un empêchement, dites-le-nous aujourd’hui : appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  agreeTime:
    'Si nous n’avons pas encore convenu de l’heure, ou si vous avez un empêchement, dites-le-nous aujourd’hui : appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  tomorrowText: 'Séance {reference} demain, le {day:shortDate}.',
  tomorrowAtText: 'Séance {reference} demain, {day:shortDay} à {at:time}.',
  somethingUpText: 'Empêchement ? Prévenez-nous.',
  cannotComeText: 'Empêchement ? Prévenez-nous.',

  partSubject: 'À payer d’ici au {day:date} : {amount:money}, réservation {reference}',
  partTodaySubject: 'À payer aujourd’hui : {amount:money}, réservation {reference}',
  partPreview: 'Pour la réservation {reference}, {amount:money} sont à payer au plus tard le {day:date}.',
  partTodayPreview: 'Pour la réservation {reference}, {amount:money} sont à payer aujourd’hui.',
  partHeading: 'Un versement est bientôt à payer',
  partTodayHeading: 'Un versement est à payer aujourd’hui',
  part: 'Merci de payer {amount:money} au plus tard le {day:date}.',
  partToday: 'Merci de payer {amount:money} aujourd’hui.',
  waysToPay:
    'Le bouton ouvre votre réservation : indiquez-y votre numéro Mobile Money et validez la demande de paiement sur votre téléphone. Vous pouvez aussi payer en espèces au studio ou par virement bancaire.',
  seeAndPay: 'Voir et payer la réservation',
  paidMeanwhile: 'Vous avez payé entre-temps ? Alors ne tenez pas compte de cet e-mail.',
  partText: 'Merci de payer {amount:money} pour {reference} d’ici au {day:shortDate} :',
  partTodayText: 'Merci de payer {amount:money} pour {reference} aujourd’hui :',

  holdSubject: 'Le {day:date} vous est réservé jusqu’au {lastDay:date} à {at:time} : réservation {reference}',
  holdEndSubject: 'Le {day:date} vous est réservé jusqu’au {lastDay:date} inclus : réservation {reference}',
  holdPreview: 'Ensuite, quelqu’un d’autre pourra réserver le {day:date}.',
  holdHeading: 'La date vous est réservée jusqu’au {lastDay:date} à {at:time}',
  holdEndHeading: 'La date vous est réservée jusqu’au {lastDay:date} inclus',
  hold: 'Le {day:date} vous est réservé jusqu’au {lastDay:date} à {at:time}.',
  holdEnd: 'Le {day:date} vous est réservé jusqu’au {lastDay:date} inclus.',
  afterHold:
    'Ensuite, quelqu’un d’autre pourra réserver cette date ; nous garderons votre réservation, mais il vous faudra peut-être une autre date.',
  payToKeep:
    'Pour garder la date, payez {amount:money} avant ce moment. Validez la demande de paiement sur votre téléphone. Pas de demande sur votre téléphone ? Demandez-en une nouvelle :',
  goToPayment: 'Aller au paiement',
  priceMissing:
    'Nous ne vous avons pas encore envoyé notre prix. Si vous n’avez pas de nouvelles de nous, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}, pour que nous gardions la date plus longtemps.',
  offerEndsToo:
    'Notre offre prend fin au même moment. Pour garder la date, acceptez l’offre et payez avant ce moment.',
  seeOffer: 'Voir et accepter l’offre',
  holdText: 'Votre date est gardée jusqu’au {lastDay:shortDay} à {at:time}.',
  holdEndText: 'Votre date est gardée jusqu’au {lastDay:shortDay} inclus.',
  payText: 'Payez {amount:money} avant :',
  priceText: 'Écrivez-nous pour la garder :',
  offerText: 'Acceptez notre prix avant :',

  linksSubject: 'Les liens de vos réservations',
  linksPreview: 'Ouvrez votre réservation pour la voir, la payer, en changer la date ou l’annuler.',
  linksHeading: 'Voici vos liens',
  links:
    'Vous nous avez demandé les liens de vos réservations. Ne les partagez pas : ils s’ouvrent sans mot de passe.',
  linkOf: 'Réservation {reference}',
  linksUnwanted:
    'Si vous n’avez rien demandé, ne tenez pas compte de cet e-mail : personne d’autre n’a les liens. S’il manque une réservation, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  bookingLinkText: 'Votre réservation {reference} :',
  bookingLinkOnText: 'Votre réservation {reference} du {start:shortStart} :',
  feeLinkText: 'Vos frais {reference} :',
  noLinkText: 'Votre réservation :',
} as const satisfies Translation<typeof en>;
