import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  loading: 'Chargement de votre participation…',
  addressIncomplete: 'Cette adresse est incomplète. Ouvrez le lien entier que vous avez reçu.',
  servicesDated:
    '{name}, votre participation est de <amount>{amount:money}</amount> pour une réservation chez {studio} le {day:date} ({services:list}).',
  servicesUndated:
    '{name}, votre participation est de <amount>{amount:money}</amount> pour une réservation chez {studio} ({services:list}).',
  bookingDated:
    '{name}, votre participation est de <amount>{amount:money}</amount> pour une réservation chez {studio} le {day:date}.',
  bookingUndated:
    '{name}, votre participation est de <amount>{amount:money}</amount> pour une réservation chez {studio}.',
  goods:
    '{name}, votre participation est de <amount>{amount:money}</amount> pour des tirages et des cadres chez {studio}.',
  fee: '{name}, votre participation est de <amount>{amount:money}</amount> pour des frais chez {studio}.',
  approve:
    'Validez la demande de paiement sur votre téléphone avec votre code PIN : <number>{phone}</number> ({amount:money})',
  requestFollows:
    'Le service Mobile Money était injoignable : nous enverrons la demande de paiement dès que possible au <number>{phone}</number> ({amount:money})',
  keepOpen: 'Gardez cette page ouverte : elle changera dès que le paiement arrivera.',
  received: 'Nous avons déjà reçu {received:money}.',
  paid: 'Votre participation est payée',
  paidText: 'Merci. Nous avons reçu {received:money}. Un SMS au numéro qui a payé confirme le paiement.',
  notNeeded: 'Merci, mais cette participation n’est plus nécessaire. Il n’y a rien à payer.',
  checkAgain: 'Vérifier à nouveau',
  refunds: 'Les remboursements passent par la personne qui vous a envoyé ce lien : adressez-vous à elle.',
  restOnly: 'Il ne reste plus que {open:money} à payer : nous ne demandons pas davantage.',
  inPieces:
    'Un paiement Mobile Money est de {next:money} au plus. Nous envoyons la demande suivante au même numéro dès qu’un paiement est arrivé.',
  sendAnother:
    'Pas de demande sur votre téléphone ? Envoyez-en une autre, au même numéro ou à un autre. Ne validez que la plus récente.',
  phone: 'Numéro Mobile Money',
  phoneHint: 'MTN ou Airtel. Nous envoyons la demande de paiement et notre confirmation à ce numéro.',
  email: 'E-mail pour votre confirmation',
  emailHint:
    'Nous l’utilisons uniquement pour ce paiement, et le supprimons une fois la participation payée.',
  pay: 'Payer {amount:money}',
  sending: 'Envoi de la demande de paiement…',
} as const satisfies Translation<typeof en>;
