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

  confirmSubject: 'Confirmez votre abonnement',
  confirmPreview:
    'Confirmez votre adresse pour recevoir votre code : {percent} % de réduction sur votre première réservation.',
  confirmHeading: 'Est-ce bien votre adresse ?',
  confirmIfYours:
    'Cette adresse a été saisie pour recevoir la lettre d’information de {studio}. Si la demande vient de vous, confirmez-la : nous vous enverrons votre code, avec {percent} % de réduction sur votre première réservation.',
  linkWorks: 'Le lien est valable {days} jours.',
  confirmIfNotYours:
    'Si la demande ne vient pas de vous, ne faites rien : nous ne vous écrirons plus, et l’adresse sera effacée après {days} jours.',

  welcomeSubject: 'Votre code : {code}',
  welcomePreview:
    '{percent} % de réduction sur votre première réservation. Saisissez ce code quand vous réservez.',
  welcomeText: 'Merci pour votre abonnement. Ce code est pour vous seulement :',
  code: 'Code',
  worth: 'Valeur',
  worthPercent: '{percent} % de réduction sur votre première réservation',
  validUntil: 'Valable jusqu’au',
  welcomeUse:
    'Saisissez-le sous « J’ai un code de réduction » quand vous réservez, avec cette même adresse e-mail. Il sert une seule fois.',

  already: 'Votre abonnement existe déjà',
  alreadyPreview: 'Vous n’avez rien à faire : vous recevez déjà notre lettre d’information.',
  alreadyText:
    'Cette adresse a été saisie à nouveau pour recevoir notre lettre d’information, sans doute par vous. Vous n’avez rien à faire : vous la recevez déjà. Votre code de réduction est dans notre e-mail de bienvenue ; si vous ne le trouvez pas, répondez à cet e-mail.',
} as const satisfies Translation<typeof en>;
