import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  shareable: 'Vous pouvez créer des liens pour un total de {amount:money}.',
  allShared: 'Tout ce qui reste à payer a déjà ses liens.',
  unfold: 'Créer un lien',
  name: 'Nom de la personne qui paie',
  amount: 'Montant en RWF',
  make: 'Créer le lien',
  making: 'Création du lien…',
  made: 'Le lien est prêt. Copiez-le maintenant : nous ne l’affichons qu’une fois.',
  notMade: 'Le lien n’a pas été créé',

  linkByYou: 'lien créé par vous',
  linkBy: 'lien créé par {name}',
  open: 'Pas encore payée',
  requested: 'Demande de paiement envoyée',
  paid: 'Payée',
  withdrawn: 'Lien retiré',
  notNeeded: 'Plus nécessaire',
  received: 'Nous avons reçu {amount:money}.',

  copy: 'Copier le lien',
  copyFor: 'Copier le lien pour {name}',
  copyAdvice: 'Sélectionnez le lien et copiez-le.',
  whatsApp: 'WhatsApp',
  whatsAppFor: 'WhatsApp pour {name}',
  message:
    'Bonjour {name}, avec ce lien, vous payez votre participation de {amount:money} par Mobile Money :',
  renew: 'Nouveau lien',
  renewFor: 'Nouveau lien pour {name}',
  renewHint: 'Un nouveau lien pour une participation met fin au précédent.',
  notRenewed: 'Le nouveau lien n’a pas été créé',
  withdraw: 'Retirer le lien',
  withdrawFor: 'Retirer le lien pour {name}',
  linkWithdrawn: 'Le lien est retiré.',
  notWithdrawn: 'Le lien est toujours ouvert',

  linkUnknown:
    'Ce lien est incomplet ou a pris fin. Demandez-en un nouveau à la personne qui vous l’a envoyé. Si une demande de paiement est encore sur votre téléphone, refusez-la.',
  bookingCancelled: 'Cette réservation est annulée : il n’y a plus rien à partager.',
  linkGone: 'Ce lien n’existe plus.',
  partClosed:
    'Cette participation n’est plus ouverte : elle ne reçoit pas de nouveau lien. Créez-en une autre.',
  partPaid: 'Cette participation est payée : son lien ne peut plus être retiré.',
  paidAlready: 'Cette participation est déjà payée. Merci.',
  nothingLeft: 'Merci, mais il ne reste rien à payer. Nous n’avons demandé aucun paiement.',
  taken:
    'Quelqu’un d’autre paie en ce moment ce qui reste. Attendez deux minutes, puis réessayez : nous n’avons demandé aucun paiement.',
  dateGone:
    'Nous n’avons demandé aucun paiement, car une nouvelle date doit être convenue. Prévenez la personne qui vous a envoyé le lien.',
  madeOtherwise:
    'Vous avez déjà créé ce lien avec d’autres informations. Rechargez la page et créez-le à nouveau.',
  tooMany: 'Au maximum {most} liens peuvent être ouverts à la fois. Retirez-en un d’abord.',
  tooMuch: 'Il ne reste que {open:money} à partager. Indiquez un montant plus petit.',
  nothingToShare: 'Il ne reste rien à partager : le prix est payé, ou tout a déjà ses liens.',
} as const satisfies Translation<typeof en>;
