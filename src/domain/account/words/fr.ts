import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  login: 'Connexion',
  accountOf: 'Compte : {name}',
  yourAccount: 'Votre compte',
  profile: 'Profil',
  settings: 'Paramètres',
  adminPanel: 'Administration',
  logout: 'Se déconnecter',

  client: 'Client',
  admin: 'Admin',
  superAdmin: 'Super admin',

  name: 'Nom complet',
  nameEmpty: 'Indiquez votre nom.',
  nameTooLong: 'Limitez le nom à moins de 100 caractères.',
  email: 'Adresse e-mail',
  newPassword: 'Nouveau mot de passe',
  currentPassword: 'Mot de passe actuel',
  yourPassword: 'Votre mot de passe',
  passwordHint: 'Au moins {min} caractères. Trois ou quatre mots sont faciles à retenir.',
  passwordEmpty: 'Indiquez votre mot de passe.',
  passwordWrong: 'Utilisez de {min} à {max} caractères.',
  showPassword: 'Afficher <field>le mot de passe : {field}</field>',
  hidePassword: 'Masquer <field>le mot de passe : {field}</field>',
  code: 'Code à {length} chiffres',
  codeEmpty: 'Saisissez le code de notre e-mail.',
  appCodeEmpty: 'Saisissez le code de votre application.',
  codeWrong: 'Le code a {length} chiffres.',

  confirmYou: 'Confirmez que c’est bien vous',
  confirmWhy:
    'Votre connexion date un peu. Saisissez votre mot de passe, et vous reprendrez là où vous étiez.',
  passwordNotChecked: 'Nous n’avons pas pu vérifier votre mot de passe',
  goOn: 'Continuer',
  cancel: 'Annuler',
  passkeyInstead: 'Avec une clé d’accès',
  passkeyFailed: 'La clé d’accès n’a pas fonctionné',
  passkeyCancelled: 'La clé d’accès n’a pas fonctionné. Réessayez, ou prenez un autre moyen.',
  reloadPage: 'Rechargez la page.',
} as const satisfies Translation<typeof en>;
