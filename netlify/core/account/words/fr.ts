import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  code: 'Code',
  codePreview: 'Le code est valable {minutes} minutes.',
  codeOnce:
    'Le code sert une fois et reste valable {minutes} minutes. Ne le donnez à personne : nous ne le demandons jamais au téléphone.',

  verifySubject: 'Votre code de vérification',
  verifyText: 'Bienvenue. Saisissez ce code pour terminer la création de votre compte chez {studio}.',
  verifyOtherwise:
    'Si vous n’avez pas demandé de compte, vous pouvez ignorer cet e-mail : sans le code, il n’y a pas de compte.',

  resetSubject: 'Votre code de réinitialisation',
  resetText: 'Avec ce code, vous pouvez choisir un nouveau mot de passe.',
  resetOtherwise:
    'Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail : votre mot de passe n’a pas changé.',
  resetByStaffText: '{studio} vous envoie ce code pour que vous puissiez choisir un nouveau mot de passe.',
  resetByStaffOtherwise:
    'Si vous préférez garder votre mot de passe, vous pouvez ignorer cet e-mail. Pour toute question, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  resetByKey: 'Ou appuyez sur ce bouton, sans code. Le bouton sert une fois, pendant {minutes} minutes.',
  choosePassword: 'Nouveau mot de passe',

  newEmailSubject: 'Confirmez votre nouvelle adresse e-mail',
  newEmailText:
    'Saisissez ce code dans vos paramètres chez {studio}. Votre compte utilisera ensuite cette adresse.',
  newEmailOtherwise:
    'Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail : quelqu’un a peut-être mal écrit sa propre adresse.',

  existsSubject: 'Vous avez déjà un compte',
  existsPreview: 'Quelqu’un, sans doute vous, a essayé d’ouvrir un deuxième compte.',
  existsText:
    'Quelqu’un, sans doute vous, a essayé d’utiliser cette adresse e-mail pour un autre compte chez {studio}. Vous en avez déjà un, et rien n’y a changé.',
  logIn: 'Se connecter',
  forgot: 'Mot de passe oublié ? Choisissez-en un nouveau :',

  manyTriesSubject: 'Essais de connexion manqués sur votre compte',
  manyTriesPreview: 'Quelqu’un a saisi de nombreuses fois un mot de passe ou un code incorrect.',
  manyTriesText:
    'Aujourd’hui, quelqu’un a saisi de nombreuses fois un mot de passe ou un code incorrect pour votre compte chez {studio}. Nous ralentissons ces tentatives. Vous pouvez toujours vous connecter comme d’habitude sur les appareils que vous avez déjà utilisés.',
  manyTriesYou:
    'Si c’était vous et que vous avez oublié votre mot de passe, ou si vous utilisez le même mot de passe ailleurs, choisissez-en un nouveau :',
  manyTriesOtherwise:
    'Sinon, vous n’avez rien à faire. Ne donnez jamais un code de nos e-mails. Nous n’en demanderons jamais. En cas d’inquiétude, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',

  passwordChangedSubject: 'Votre mot de passe a été changé',
  passwordChangedPreview: 'Nous avons déconnecté vos autres appareils.',
  passwordChangedText:
    'Le mot de passe de votre compte chez {studio} a été changé. Nous avons déconnecté vos autres appareils.',
  notYou: 'Si ce n’était pas vous, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  notYouThenPassword:
    'Si ce n’était pas vous, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Pour écarter les autres, choisissez dès maintenant un nouveau mot de passe :',

  twoStepSubject: 'Connexion en deux étapes de votre compte',
  'app-added':
    'Une application d’authentification a été activée pour votre compte. Nous avons déconnecté vos autres appareils.',
  'app-removed': 'L’application d’authentification a été supprimée de votre compte.',
  'passkey-added':
    'Une clé d’accès a été ajoutée à votre compte. Nous avons déconnecté vos autres appareils.',
  'passkey-removed': 'Une clé d’accès a été supprimée de votre compte.',
  'recovery-codes-renewed':
    'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  'recovery-code-used':
    'Quelqu’un, sans doute vous, s’est connecté à votre compte avec un code de secours. Ce code ne servira plus.',
  'two-step-login-reset':
    'La connexion en deux étapes a été réinitialisée : votre mot de passe seul suffit pour vous connecter. Nous avons déconnecté tous vos appareils. Connectez-vous et activez-la à nouveau.',
  twoStepNotYou:
    'Si ce n’était pas vous, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Pour écarter les autres, choisissez dès maintenant un nouveau mot de passe. Ensuite, connectez-vous et supprimez ce que vous n’avez pas activé, dans vos paramètres, sous Sécurité : changer le mot de passe ne supprime ni clé d’accès ni application. Si vous ne pouvez plus vous connecter, nous vous aiderons.',

  emailChangedSubject: 'Votre adresse e-mail a été changée',
  emailChangedPreview: 'Nous écrirons désormais à votre nouvelle adresse.',
  emailChangedText:
    'Votre compte chez {studio} utilise maintenant une autre adresse e-mail, confirmée par un code. Vos réservations et vos envois l’ont suivi. Nous n’écrirons plus à cette adresse à ce sujet.',

  invitationSubject: 'Rejoignez notre équipe : {studio}',
  invitationPreview: 'Le lien est valable {days} jours.',
  invitationText:
    '{inviter} vous invite chez {studio}, à travailler sur notre tableau de bord en tant qu’admin : réservations, messages, paiements et tout ce que les clients envoient.',
  invitationOpen: 'Voir l’invitation',
  invitationOnce:
    'Le lien sert une fois et reste valable {days} jours. Ne le transférez pas : toute personne qui l’ouvre peut accepter à votre place.',
  invitationOtherwise:
    'Si cette invitation vous surprend, vous pouvez ignorer cet e-mail. Pour toute question, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
} as const satisfies Translation<typeof en>;
