import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  dateGone:
    'Nous n’avons demandé aucun paiement. La date du {day:date} vous était réservée pour un temps limité, et elle n’est plus libre. Choisissez une autre date avec le lien de notre message sur votre réservation, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  networkHolds:
    'Il y a déjà {most} réservations non payées depuis ce réseau : nous ne pouvons pas garder un créneau de plus pour le moment. Payez ou annulez d’abord l’une des vôtres, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  emailHolds:
    'Il y a déjà {most} réservations non payées avec cette adresse e-mail : nous ne pouvons pas garder un créneau de plus pour le moment. Payez ou annulez d’abord l’une des vôtres, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  phoneHolds:
    'Il y a déjà {most} réservations non payées avec ce numéro de téléphone : nous ne pouvons pas garder un créneau de plus pour le moment. Payez ou annulez d’abord l’une des vôtres, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
} as const satisfies Translation<typeof en>;
