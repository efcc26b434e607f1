import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  join: 'Rejoindre la liste',
  joining: 'Envoi…',
  waitFor: 'Liste d’attente pour le {day:date}',
  rule: 'Dès qu’un créneau est libre, nous vous enverrons un lien par SMS. Le créneau est à vous pendant deux heures : payez dans ce délai pour le garder, au prix de ce jour-là.',
  withCart: 'Vous attendez avec ce qui est dans votre panier. Rien n’est réservé ni débité maintenant.',
  close: 'Fermer',
  formNotLoaded: 'Le formulaire ne s’est pas chargé',
  formNotLoadedAdvice:
    'Vérifiez votre connexion et réessayez, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
  notJoined: 'Nous n’avons pas pu vous mettre sur la liste',
  joined: 'Vous êtes en position {position} pour le {day:date}',
  joinedText:
    'Nous vous avons envoyé par SMS un lien pour voir votre position ou quitter la liste. Vous pouvez toujours réserver une autre date.',

  nameEmpty: 'Indiquez votre nom.',
  nameTooLong: 'Indiquez un nom de moins de 100 caractères.',
  phoneEmpty: 'Indiquez votre numéro de téléphone : nous vous enverrons un SMS dès qu’un créneau sera libre.',
  phoneWrong: 'Indiquez un numéro mobile rwandais, par exemple 0788 123 456.',
  noSession: 'Rien dans votre panier ne demande de date. Vous pouvez réserver dès maintenant.',
  slotFree: 'Il y a un créneau libre le {day:date}. Choisissez cette date et réservez maintenant.',
  tooLate:
    'Il est trop tard pour attendre le {day:date} : nous proposons les créneaux libres jusqu’à la veille de la séance. Appelez-nous au {phone} ({hours:hours}), écrivez-nous sur WhatsApp ou choisissez une autre date.',
  dayClosed: 'Le studio est fermé le {day:date} ({reason:holiday}). Choisissez une autre date.',
  dayOff: 'Le studio est fermé le {day:date} (jour de repos). Choisissez une autre date.',
  placeChanged: 'Votre position sur la liste vient de changer. Réessayez.',

  loading: 'Chargement de votre position…',
  linkIncomplete: 'Cette adresse est incomplète. Ouvrez en entier le lien reçu par SMS.',
  linkInvalid:
    'Ce lien est incomplet ou a expiré. Ouvrez notre SMS le plus récent, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
  waiting: 'Vous êtes en position {position} pour le {day:date}.',
  offerComes:
    'Si un créneau est libre, nous vous enverrons un lien par SMS, entre 8 h et 18 h. Le créneau est à vous pendant deux heures.',
  offered:
    'Nous vous avons proposé un créneau le {day:date}. Notre SMS contient le lien pour voir et payer votre réservation.',
  left: 'Vous n’êtes plus sur la liste d’attente pour le {day:date}.',
  whatYouChose: 'Votre choix',
  noLongerSold: 'Plus en vente',
  leave: 'Quitter la liste',
  leaving: 'Un instant…',
  notLeft: 'Vous êtes toujours sur la liste',
  bookAnother: 'Choisir une autre date',
} as const satisfies Translation<typeof en>;
