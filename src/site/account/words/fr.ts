import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  bookWithout: 'Vous pouvez réserver sans compte.',
  bookingsSafe: 'Vos réservations sont en sécurité, et vous pouvez réserver sans compte.',
  accountSafe: 'Vos réservations et votre compte sont en sécurité.',
  helpHello: 'Bonjour FTS Studio, j’ai besoin d’aide pour mon compte.',

  login: 'Connexion',
  loginDescription: 'Connectez-vous pour voir vos réservations au studio et ce que vous avez payé.',
  loginNeedsScript: 'Pour se connecter, il faut JavaScript, qui est désactivé dans ce navigateur.',
  loginBroken: 'La connexion ne fonctionne pas dans ce navigateur en ce moment.',
  loginLead: 'Voyez vos réservations, payez ce qui reste dû et réservez plus vite la prochaine fois.',
  loginFailed: 'La connexion a échoué',
  password: 'Mot de passe',
  forgotLink: 'Mot de passe oublié ?',
  passkeyLogin: 'Avec une clé d’accès',
  newHere: 'Première visite ? <register>Créez un compte</register>',

  oneMoreStep: 'Encore une étape',
  appLead: 'Ouvrez votre application d’authentification et saisissez le code affiché.',
  passkeyLead: 'Utilisez votre clé d’accès : votre doigt, votre visage ou le code PIN de votre téléphone.',
  recoveryLead:
    'Saisissez l’un de vos codes de secours. Il n’en reste plus ? Un super admin peut réinitialiser votre connexion en deux étapes.',
  usePasskey: 'Utiliser la clé d’accès',
  useRecoveryCode: 'Un code de secours',
  usePhone: 'Plutôt mon téléphone',
  startAgain: 'Recommencer',
  recoveryCode: 'Code de secours',
  recoveryCodeHint: '16 lettres et chiffres. Les espaces et les tirets ne comptent pas.',
  recoveryCodeEmpty: 'Saisissez un code de secours.',

  registerTitle: 'Créer un compte',
  registerHeading: 'Créez votre compte',
  registerDescription:
    'Créez un compte pour garder vos réservations, paiements et informations au même endroit.',
  registerNeedsScript: 'Pour créer un compte, il faut JavaScript, qui est désactivé dans ce navigateur.',
  registerBroken: 'La création d’un compte ne fonctionne pas dans ce navigateur en ce moment.',
  registerLead: 'Vos réservations, paiements et informations au même endroit.',
  registerFailed: 'La création du compte a échoué',
  registerEmailHint: 'Nous enverrons un code à cette adresse, pour vérifier qu’elle est bien la vôtre.',
  register: 'Créer le compte',
  registerConsent:
    'En créant un compte, vous acceptez nos <terms>conditions</terms>. La <privacy>politique de confidentialité</privacy> explique comment nous conservons vos données.',
  haveAccount: 'Déjà un compte ? <login>Connectez-vous</login>',

  verifyHeading: 'Vérifier le compte',
  verifyLead: 'Nous avons envoyé un code à <email>{email}</email>. Le code est valable {minutes} minutes.',
  verify: 'Vérifier',
  verifyFailed: 'La vérification a échoué',
  noEmail: 'Pas d’e-mail après une minute ? Regardez dans vos courriers indésirables.',
  sendNewCode: 'Envoyer un autre code',
  sendNewCodeIn: 'Autre code dans {seconds} s',
  newCodeSent: 'Nous vous avons envoyé un nouveau code.',
  codeNotSent: 'L’envoi du code a échoué',
  otherEmail: 'Une autre adresse',

  forgotHeading: 'Mot de passe oublié ?',
  forgotDescription:
    'Choisissez un nouveau mot de passe avec un code que nous envoyons à votre adresse e-mail.',
  forgotNeedsScript:
    'Pour choisir un nouveau mot de passe, il faut JavaScript, qui est désactivé dans ce navigateur.',
  forgotBroken: 'Le choix d’un nouveau mot de passe ne fonctionne pas dans ce navigateur en ce moment.',
  forgotLead: 'Nous vous enverrons un code par e-mail. Il sert à choisir un nouveau mot de passe.',
  sendCode: 'Envoyer le code',
  remembered: 'Mot de passe retrouvé ? <login>Connectez-vous</login>',
  resetHeading: 'Choisissez un nouveau mot de passe',
  resetLead: 'Compte : <email>{email}</email>.',
  resetLeadWithCode: 'Compte : <email>{email}</email>. Le code est valable {minutes} minutes.',
  resetCodeSent: 'Nous avons envoyé un code à votre adresse e-mail.',
  savePassword: 'Enregistrer',
  resetFailed: 'Le mot de passe n’a pas été changé',
  resetDone: 'C’est fait',
  resetDoneLead: 'Nous avons déconnecté tous vos appareils.',
  passwordUpdated: 'Mot de passe changé. Vous pouvez vous connecter.',

  invitationHeading: 'Rejoignez notre équipe',
  invitationDescription: 'Acceptez une invitation à travailler avec le studio.',
  invitationNeedsScript:
    'Pour accepter une invitation, il faut JavaScript, qui est désactivé dans ce navigateur.',
  invitationBroken: 'L’acceptation d’une invitation ne fonctionne pas dans ce navigateur en ce moment.',
  invitationLooking: 'Nous cherchons votre invitation.',
  invitationNotLoaded: 'Nous n’avons pas pu retrouver l’invitation',
  invitationLead:
    '{inviter} invite <email>{email}</email> à travailler sur notre tableau de bord en tant qu’admin. L’invitation est ouverte jusqu’au {until:moment}.',
  invitationLeadOfStudio:
    'Le studio invite <email>{email}</email> à travailler sur notre tableau de bord en tant qu’admin. L’invitation est ouverte jusqu’au {until:moment}.',
  invitationLinkPart: 'Ouvrez le lien entier de notre e-mail.',
  invitationEnded: 'Ce lien ne fonctionne plus',
  notAccepted: 'L’invitation n’est pas encore acceptée',
  accept: 'Accepter l’invitation',
  acceptConsent:
    'Votre compte sera alors créé. La <privacy>politique de confidentialité</privacy> explique comment nous conservons vos données.',
  acceptAsOwner: 'Vous utilisez ce compte en ce moment. Votre mot de passe ne change pas.',
  acceptByLogin: 'Vous avez déjà un compte avec cette adresse. Connectez-vous pour accepter.',
  loginAndAccept: 'Se connecter et accepter',
  forgotThenAccept:
    '<forgot>Mot de passe oublié ?</forgot> Choisissez-en un nouveau, puis ouvrez à nouveau le lien de notre e-mail.',
  loggedInAsAnother:
    'Vous utilisez un autre compte ({name}). Déconnectez-vous ici pour accepter avec {email}.',
  logOut: 'Se déconnecter',

  account: 'Votre compte',
  accountDescription: 'Vos réservations au studio et ce que vous avez payé.',
  accountNeedsScript:
    'Pour afficher vos réservations, il faut JavaScript, qui est désactivé dans ce navigateur.',
  accountBroken: 'L’affichage de vos réservations ne fonctionne pas dans ce navigateur en ce moment.',
  settings: 'Paramètres',
  settingsDescription: 'Votre photo, nom, adresse e-mail, mot de passe et appareils.',
  settingsNeedsScript:
    'Pour changer vos paramètres, il faut JavaScript, qui est désactivé dans ce navigateur.',
  settingsBroken: 'Les paramètres ne fonctionnent pas dans ce navigateur en ce moment.',
} as const satisfies Translation<typeof en>;
