import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  credentialsWrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  emailUnconfirmed: 'Confirmez d’abord votre adresse e-mail : saisissez le code que nous y avons envoyé.',
  suspended:
    'Ce compte est suspendu. Si vous pensez que c’est une erreur, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  loggedOut: 'Votre connexion a pris fin. Connectez-vous à nouveau.',
  deviceLoggedOut: 'Cet appareil est déjà déconnecté.',
  manyLogins: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',

  passwordMissing: 'Choisissez un mot de passe.',
  newPasswordMissing: 'Choisissez un nouveau mot de passe.',
  passwordTooShort: 'Utilisez au moins {min} caractères.',
  passwordTooLong: 'Utilisez au plus {max} caractères.',
  passwordGuessable:
    'Ce mot de passe est trop facile à deviner. Choisissez-en un autre, par exemple quatre mots sans rapport.',
  passwordPersonal: 'Choisissez un mot de passe sans votre nom ni votre adresse e-mail.',
  currentPasswordMissing: 'Indiquez votre mot de passe actuel.',
  currentPasswordRequired: 'Indiquez votre mot de passe actuel pour modifier ceci.',
  currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  currentPasswordNew:
    'Votre mot de passe vient d’être changé. Indiquez le nouveau comme mot de passe actuel.',

  registerFirst: 'Créez d’abord un compte.',
  loginFirst: 'Connectez-vous d’abord.',
  codeWrong: 'Ce code est incorrect ou a expiré. Vérifiez-le, ou demandez-en un nouveau.',
  resetLinkUsed: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',

  passwordAgain: 'Pas encore fait : indiquez votre mot de passe, puis réessayez.',
  oneMoreStep: 'Encore une étape : confirmez que c’est bien vous.',
  secondCodeMissing: 'Saisissez le code de votre application, ou un code de secours.',
  secondCodeWrong:
    'Ce code est incorrect. L’application affiche {length} chiffres ; un code de secours a 16 caractères et sert une fois.',
  appCodeWrong: 'Ce code est incorrect ou a déjà servi. Saisissez le suivant de votre application.',
  tooLate: 'Le délai est dépassé. Connectez-vous à nouveau.',
  passkeyWrong: 'Cette clé d’accès n’a pas fonctionné ici. Réessayez, ou prenez un autre moyen.',

  twoStepRequired:
    'Activez d’abord la connexion en deux étapes, dans vos paramètres, sous Sécurité. Ensuite, tout fonctionne comme d’habitude.',
  twoStepMissing: 'Activez d’abord la connexion en deux étapes.',
  twoStepForStaff: 'Seule l’équipe du studio peut activer la connexion en deux étapes.',
  lastFactor:
    'Votre rôle exige la connexion en deux étapes. Ajoutez d’abord un autre moyen, puis supprimez celui-ci.',
  appSetUpWrong:
    'Ce code est incorrect. Vérifiez que l’heure de votre téléphone est juste, et saisissez le code suivant.',
  appGone: 'Votre compte n’a plus d’application d’authentification.',
  passkeyGone: 'Cette clé d’accès a déjà été supprimée.',
  passkeyTaken: 'Cette clé d’accès est déjà utilisée.',
  passkeysFull: 'Un compte a au plus {max} clés d’accès. Supprimez-en une d’abord.',

  invitationLinkMissing: 'Ouvrez le lien de l’e-mail.',
  invitationUnknown: 'Ce lien ne fonctionne pas. Ouvrez-le à nouveau depuis notre e-mail.',
  invitationExpired: {
    one: 'Cette invitation a expiré : un lien sert {count} jour. Demandez un nouveau lien à la personne qui a envoyé l’invitation.',
    other:
      'Cette invitation a expiré : un lien sert {count} jours. Demandez un nouveau lien à la personne qui a envoyé l’invitation.',
  },
  invitationAccepted: 'Cette invitation a déjà été acceptée. Connectez-vous.',
  invitationWithdrawn:
    'Cette invitation a été retirée. Si vous pensez que c’est une erreur, adressez-vous à la personne qui l’a envoyée.',
  invitationReplaced:
    'Nous vous avons envoyé une invitation plus récente. Ouvrez le lien de notre dernier e-mail.',
  invitationOfAnother: 'Cette invitation est pour {email}. Connectez-vous avec ce compte.',
  invitationOfOwner: 'Cette adresse a maintenant un compte. Connectez-vous pour accepter.',
} as const satisfies Translation<typeof en>;
