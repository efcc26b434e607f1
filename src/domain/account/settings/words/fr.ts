import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  details: 'Vos informations',
  save: 'Enregistrer',
  profileUpdated: 'Profil mis à jour',
  updateFailed: 'La mise à jour a échoué',
  notUpdated: 'La mise à jour a échoué',
  role: 'Rôle : <role>{role}</role>',
  messageLanguage: 'Langue des e-mails et des SMS',
  languageUnknown: 'Choisissez une de nos langues : anglais, français ou kinyarwanda.',
  newEmailHint: 'Nous enverrons un code à une nouvelle adresse. Votre adresse change une fois le code saisi.',
  keepPasswordHint: 'Laissez ce champ vide pour garder votre mot de passe.',
  currentPasswordHint:
    'Il nous faut votre mot de passe actuel pour changer votre adresse ou votre mot de passe.',

  confirmEmail: 'Confirmez votre nouvelle adresse',
  emailCodeSent:
    'Nous avons envoyé un code à <email>{email}</email>. Tant qu’il n’est pas saisi ici, votre ancienne adresse reste valable.',
  confirm: 'Confirmer',
  keepOldEmail: 'Garder l’ancienne',
  notVerified: 'La vérification a échoué',
  emailChanged: 'Votre adresse de connexion est maintenant {email}.',

  picture: 'Photo de profil',
  addPicture: 'Ajouter une photo',
  changePicture: 'Changer la photo',
  removePicture: 'Supprimer la photo',
  pictureUpdated: 'Photo de profil mise à jour',
  pictureRemoved: 'Photo de profil supprimée',
  uploadFailed: 'L’envoi de la photo a échoué',
  deleteFailed: 'La suppression a échoué',
  pictureTooLarge: 'Ce fichier est trop lourd. Choisissez une image de moins de 25 Mo.',
  pictureUnreadable: 'Ce fichier n’est pas une image lisible. Choisissez un fichier JPEG, PNG ou WebP.',
  pictureNotCropped: 'Ce navigateur ne peut pas recadrer l’image. Essayez-en une autre.',
  avatarMissing: 'Choisissez une image.',
  avatarTooLarge: 'Cette image est trop lourde. Choisissez-en une de 2 Mo au plus.',
  avatarNoPicture: 'Choisissez une image JPEG, PNG ou WebP.',
  avatarTooManyPixels: 'Cette image a trop de pixels. Choisissez-en une plus petite.',
  avatarUnreadable: 'Cette image est illisible. Choisissez-en une autre.',
  zoom: 'Zoom',
  leftRight: 'Gauche, droite',
  upDown: 'Haut, bas',
  usePicture: 'Utiliser la photo',

  deleteTitle: 'Supprimer votre compte',
  deleteMeans:
    'Nous supprimons aussitôt vos informations et votre photo, et vous déconnectons. La loi nous oblige à garder vos réservations, sans votre nom une fois qu’elles sont terminées et réglées.',
  deleteAccount: 'Supprimer le compte',
  deleteSure: 'Voulez-vous vraiment supprimer votre compte ? C’est définitif.',
  keepAccount: 'Garder mon compte',
  notDeletedYet: 'Rien n’est encore supprimé : lisez d’abord ceci.',
  deleteWithOpen:
    'Si vous supprimez votre compte maintenant, ces réservations gardent vos coordonnées, votre message, nos notes et nos e-mails jusqu’à ce qu’elles soient terminées et réglées ; ensuite, nous les effaçons aussi. Les liens de nos e-mails fonctionnent jusque-là.',
  sessionsAheadPaid: {
    one: 'Vous avez {count} séance à venir, {paid:money} payés.',
    other: 'Vous avez {count} séances à venir, {paid:money} payés.',
  },
  sessionsAheadUnpaid: {
    one: 'Vous avez {count} séance à venir, pas encore payée.',
    other: 'Vous avez {count} séances à venir, pas encore payées.',
  },
  goodsAheadPaid: {
    one: 'Vous avez {count} réservation d’articles, {paid:money} payés.',
    other: 'Vous avez {count} réservations d’articles, {paid:money} payés.',
  },
  goodsAheadUnpaid: {
    one: 'Vous avez {count} réservation d’articles, pas encore payée.',
    other: 'Vous avez {count} réservations d’articles, pas encore payées.',
  },
  bookingsUnsettled: {
    one: 'Vous avez {count} réservation qui n’est pas réglée.',
    other: 'Vous avez {count} réservations qui ne sont pas réglées.',
  },
  cancelFirst: {
    one: 'Annulez d’abord cette réservation dans votre compte, ou gardez le compte jusqu’à ce qu’elle soit terminée et réglée.',
    other:
      'Annulez d’abord ces réservations dans votre compte, ou gardez le compte jusqu’à ce qu’elles soient terminées et réglées.',
  },
  seeBookings: 'Voir vos réservations',
  paymentPending:
    'Une demande de paiement arrive sur votre téléphone. Validez-la ou refusez-la d’abord, puis supprimez votre compte.',
  accountDeleted:
    'Nous avons supprimé votre compte, avec votre photo et vos informations. Merci de votre confiance.',
  returnHome: 'Retour à l’accueil',

  security: 'Sécurité',
  changePassword: 'Changer votre mot de passe',
  passwordChange: 'Changer de mot de passe',
  passwordChanged: 'Mot de passe changé',
  othersLoggedOut: 'Nous avons déconnecté vos autres appareils.',
  passwordNotChanged: 'Le mot de passe n’a pas été changé',
  changeFailed: 'Le changement a échoué',

  devices: 'Vos appareils connectés',
  devicesNotLoaded: 'Nous n’avons pas pu charger vos appareils',
  thisDevice: 'Cet appareil',
  deviceInUse: 'Connecté le {day:date}, en cours d’utilisation',
  deviceUsedMinutesAgo: 'Connecté le {day:date}, utilisé il y a {minutes} minutes',
  deviceUsedToday: 'Connecté le {day:date}, utilisé aujourd’hui',
  deviceUsedOn: 'Connecté le {day:date}, utilisé le {used:date}',
  logOutDevice: 'Déconnecter <device>{device}</device>',
  logOutOthers: 'Déconnecter les autres',
  deviceLoggedOut: 'Appareil déconnecté : {device}',
  otherDevicesLoggedOut: 'Tous vos autres appareils sont déconnectés',
  stillLoggedIn: 'La connexion est toujours ouverte',

  data: 'Vos données',
  dataMeans:
    'Tout ce que nous gardons sur vous, dans un seul fichier : vos informations, vos réservations, vos paiements et vos appareils.',
  downloadData: 'Télécharger mes données',

  twoStep: 'Connexion en deux étapes',
  twoStepMeans:
    'Après votre mot de passe, nous demandons une chose que personne d’autre n’a : un code d’une application sur votre téléphone, ou une clé d’accès. Ainsi, personne ne peut se connecter avec votre mot de passe seul.',
  twoStepRequired:
    'Votre rôle exige la connexion en deux étapes. Activez l’un des deux moyens pour ouvrir votre tableau de bord.',
  twoStepNotLoaded: 'Nous n’avons pas pu charger votre connexion en deux étapes',
  app: 'Application d’authentification',
  appMeans:
    'Toute application gratuite convient, comme Google Authenticator ou Aegis. Elle fonctionne sans Internet.',
  appSetUp: 'Activer une appli',
  appSince: 'Activée le {day:date}.',
  appOther: 'Changer d’appli',
  appRemove: 'Supprimer l’appli',
  appRemoved: 'L’application est supprimée',
  appNotRemoved: 'L’application est toujours utilisée',
  appNotStarted: 'L’activation n’a pas commencé',
  appNotSetUp: 'L’application n’est pas activée',
  appKeyPicture: 'La clé sous forme de code QR',
  appScan:
    'Scannez le code QR avec l’application. L’application est sur ce téléphone ? <open>Ouvrez-la ici</open>. Ou saisissez-y cette clé :',
  appEnterCode: 'Saisissez ensuite le code que l’application affiche.',
  appFinish: 'Terminer',
  appNotNow: 'Plus tard',
  passkeys: 'Clés d’accès',
  passkeysMean:
    'Connectez-vous avec le doigt, le visage ou le code PIN qui déverrouille votre téléphone ou votre ordinateur, sans mot de passe.',
  passkeyAdd: 'Ajouter une clé',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyNotAdded: 'Aucune clé d’accès ajoutée',
  passkeyNotMade: 'Votre téléphone ou votre ordinateur n’en a pas créé.',
  passkeysUnknown: 'Ce navigateur ne connaît pas les clés d’accès. Utilisez une application.',
  passkeyUnused: 'Ajoutée le {day:date}, pas encore utilisée',
  passkeyUsed: 'Ajoutée le {day:date}, utilisée le {used:date}',
  passkeyRemove: 'Supprimer <passkey>la clé d’accès : {device}</passkey>',
  passkeyRemoved: 'La clé d’accès est supprimée',
  passkeyNotRemoved: 'La clé d’accès est toujours utilisée',
  recoveryCodes: 'Codes de secours',
  recoveryCodesLeft: {
    one: 'Codes restants : {count}. Chacun vous connecte une fois si vous perdez votre téléphone.',
    other: 'Il vous reste {count} codes. Chacun vous connecte une fois si vous perdez votre téléphone.',
  },
  recoveryCodesNew: 'Nouveaux codes',
  recoveryCodesNotMade: 'Pas de nouveaux codes',
  recoveryCodesKeep: 'Gardez vos codes de secours',
  recoveryCodesMean:
    'Si vous perdez votre téléphone, chacun de ces codes vous connecte une fois. Imprimez-les ou notez-les, et gardez-les en lieu sûr : nous ne les afficherons plus.',
  recoveryCodesDownload: 'Télécharger',
  recoveryCodesCopy: 'Copier',
  recoveryCodesSelect: 'Sélectionnez les codes et copiez-les.',
  recoveryCodesSaved: 'Ils sont en lieu sûr',
} as const satisfies Translation<typeof en>;
