import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  fieldsMissing: 'Remplissez tous les champs obligatoires.',
  fieldsWrong: 'Corrigez les champs signalés.',
  emailEmpty: 'Indiquez votre adresse e-mail.',
  emailWrong: 'Indiquez une adresse e-mail comme nom@exemple.com.',
  emailTooLong: 'Cette adresse e-mail est trop longue.',
  phoneEmpty: 'Indiquez votre numéro de téléphone.',
  phoneWrong: 'Indiquez un numéro de téléphone comme +250 788 123 456.',
  phoneOrEmail: 'Indiquez un numéro de téléphone ou une adresse e-mail : l’un des deux suffit.',
  orEmail: 'Ou indiquez une adresse e-mail.',
  phoneOrEmailHint:
    'Téléphone ou e-mail : l’un des deux suffit. Avec un téléphone, nous vous appellerons ou vous enverrons un SMS.',
  notText: 'Écrivez ceci sous forme de texte.',
  amountUnread: 'Indiquez un montant comme 100 000, 100k ou 1.2m.',
  amountNotWhole: 'Indiquez un montant en francs entiers : 1 500 ou 1.5k.',
  amountTooSmall: 'Indiquez un montant d’au moins {least} RWF, comme 100 000 ou 100k.',
  amountTooLarge: 'Indiquez au plus {most:money}.',
  fullName: 'Nom complet',
  phoneNumber: 'Numéro de téléphone',
  emailAddress: 'Adresse e-mail',
  optional: '(facultatif)',
  error: 'Erreur :',
  leaveEmpty: 'Laissez ce champ vide',
  hiddenFieldFilled:
    'Envoi bloqué : un champ caché, qui nous protège du spam, s’est peut-être rempli automatiquement. Désactivez le remplissage automatique et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  sentTooSoon:
    'Envoi bloqué : trop rapide pour notre contrôle anti-spam. Patientez un instant et renvoyez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  sentTooOften: {
    one: 'Trop de tentatives en peu de temps. Patientez une minute et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
    other:
      'Trop de tentatives en peu de temps. Patientez {count} minutes et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  },
  passwordTriedTooOften: {
    one: 'Trop de tentatives en peu de temps. Si c’est votre compte, choisissez « Mot de passe oublié ? » : le bouton de notre e-mail vous connecte sans attendre. Sinon, patientez une minute et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
    other:
      'Trop de tentatives en peu de temps. Si c’est votre compte, choisissez « Mot de passe oublié ? » : le bouton de notre e-mail vous connecte sans attendre. Sinon, patientez {count} minutes et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  },
  codeTriedTooOften: {
    one: 'Trop de tentatives en peu de temps. Le bouton de notre e-mail fonctionne sans attendre. Sinon, patientez une minute et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
    other:
      'Trop de tentatives en peu de temps. Le bouton de notre e-mail fonctionne sans attendre. Sinon, patientez {count} minutes et réessayez, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  },
  filesUnavailable:
    'Rien n’a été envoyé : nous ne pouvons pas enregistrer de fichiers en ce moment. Réessayez dans quelques minutes, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  sentOtherBefore: 'Vous avez déjà envoyé ceci avec d’autres informations. Rechargez la page et renvoyez.',
  copied: 'Copié',
  notCopied: 'La copie a échoué',
  downloadFailed: 'Le téléchargement a échoué',
  tryAgain: 'Réessayer',
  stop: 'Arrêter',
  undo: 'Annuler',
  oneMoment: 'Un instant…',
  requestFailed: 'La demande a échoué',
  notSent: 'Rien n’est encore parti, à notre connaissance.',
  countedOnce: 'Si ce formulaire nous est déjà parvenu, nous ne le compterons pas deux fois.',
  notBooked: 'La réservation n’est pas encore faite, à notre connaissance.',
  bookedOnce:
    'La réservation et le paiement ne se feront qu’une fois. Si nous vous avons écrit, la réservation est déjà faite.',
  lookForMessage:
    'Regardez d’abord vos e-mails et vos SMS : si nous vous avons écrit, la réservation est déjà faite.',
  offline: 'Vous êtes hors ligne.',
  timeout: 'Cela prend plus de temps que d’habitude.',
  unreachable: 'Notre serveur est injoignable.',
  checkConnection: 'Vous semblez hors ligne. Vérifiez votre connexion et réessayez.',
  tryLater: 'Cela prend plus de temps que d’habitude. Réessayez dans un instant.',
  checkServer: 'Notre serveur est injoignable. Vérifiez votre connexion et réessayez.',
  kept: 'Tout ce que vous avez écrit est encore là.',
  keptOverReload: 'Tout ce que vous avez écrit est encore là : appuyez sur « {button} ».',
  sentWhenOnline:
    'Tout ce que vous avez écrit est conservé et partira dès que vous serez de nouveau en ligne : gardez cette page ouverte.',
  sentOnPress: 'Tout ce que vous avez écrit est conservé. Appuyez sur « {button} » pour le renvoyer.',
  stopped: 'Envoi arrêté. Le formulaire ne partira que lorsque vous appuierez sur le bouton.',
  changed: 'Vous avez modifié le formulaire : il ne partira que lorsque vous appuierez sur le bouton.',
  chooseFileAgain: 'Choisissez d’abord à nouveau votre fichier.',
  fileNotKept: 'Si vous rechargez la page, il faudra choisir à nouveau le fichier.',
  notSentOffline:
    'Rien n’est parti : vous êtes hors ligne. Tout ce que vous avez écrit est encore là. Appuyez à nouveau sur le bouton quand vous aurez une connexion.',
  notAccepted: 'L’envoi a échoué. Réessayez.',
  seemsOffline: 'Vous semblez hors ligne.',
  reference: 'Référence {reference}.',
  broken: 'Une erreur inattendue s’est produite',
  reload: 'Recharger la page',
  serverFault:
    'Une erreur s’est produite chez nous. Réessayez dans un instant, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Référence {reference}.',
  recordsUnreachable:
    'Nos données sont inaccessibles en ce moment. Rien de ce que vous avez écrit n’est perdu : réessayez dans une minute, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Référence {reference}.',
  requestUnread: 'La demande est illisible.',
  requestTooLarge: 'La demande est trop grande : envoyez {most} ko au plus.',
  formUnread: 'Le formulaire est illisible. Renvoyez-le.',
  sentElsewhere:
    'Une page d’un autre site a envoyé ce formulaire : rien n’a été fait. Envoyez-le depuis notre propre page.',
} as const satisfies Translation<typeof en>;
