import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  notSubscribed: 'Votre abonnement n’est pas encore enregistré',

  confirm: 'Confirmez votre abonnement',
  confirmText:
    'Nous enverrons notre lettre d’information à {email}, et nous vous montrerons votre code : {percent} % de réduction sur votre première réservation.',
  confirmAddress: 'Confirmer mon adresse',
  welcome: 'Bienvenue parmi nos lecteurs',
  subscribed:
    'Merci pour votre abonnement. Avec ce code, vous avez <strong>{percent} % de réduction sur votre première réservation</strong> :',
  codeUse:
    'Saisissez-le sous « J’ai un code de réduction » quand vous réservez, avec cette même adresse e-mail. Il sert une seule fois, jusqu’au {day:date} inclus. Nous vous l’avons aussi envoyé par e-mail.',
  codeUsed: 'Votre abonnement est actif. Votre code {code} a servi pour une réservation ; merci.',
  prices: 'Voir tous les tarifs',
  linkExpired: 'Ce lien a expiré',
  linkWorked: 'Il était valable {days} jours.',
  linkUnknown: 'Ce lien ne fonctionne pas',
  openWholeLink:
    'Il en manque peut-être une partie, ou vous avez annulé votre abonnement entre-temps. Ouvrez à nouveau le lien entier de notre e-mail.',
  subscribeAgain:
    'Vous pouvez <form>vous abonner à nouveau</form> : nous vous enverrons aussitôt un nouveau lien par e-mail.',

  leave: 'Ne plus recevoir la lettre d’information ?',
  leaveText: 'Nous retirerons aussitôt {email} de la liste.',
  unsubscribe: 'Se désabonner',
  left: 'Votre abonnement est annulé',
  leftText:
    'Nous n’enverrons plus la lettre d’information à {email}. Si nous vous avons donné un code de réduction, il reste valable.',
  backTo: 'Retour au site : {studio}',
  leaveLinkUnknown:
    'Il en manque peut-être une partie. Ouvrez-le à nouveau depuis notre e-mail, ou écrivez à <email>{email}</email> et nous vous retirerons de la liste.',
} as const satisfies Translation<typeof en>;
