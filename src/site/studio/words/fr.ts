import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  hours: 'Studio : {hours:hours}',
  officeHours: 'Téléphone : {hours:hours}',
  aboutPage: 'Bonjour, je regarde votre page « {title} ».',
  inNewTab: '{link} (ouvre un nouvel onglet)',

  address: 'Studio',
  open: 'Horaires',
  phone: 'Téléphone',
  email: 'E-mail',
  hoursOfStudio: 'Studio, avec des cours du soir jusqu’à {until:time}',
  hoursOfOffice: 'Heures d’appel',

  mapOfStudio: 'Plan : {studio}',
  drawnMap:
    'Plan dessiné : {studio}, {street}, au nord du Kigali Convention Centre, entre Kacyiru, Kimihurura et Remera.',
  conventionCentreAbove: 'Kigali',
  conventionCentreBelow: 'Convention Centre',
  toCityCentre: '← Centre-ville',
  toAirport: 'Aéroport →',
  north: 'N',

  roleSince: '{role}, depuis {year}',
  onYourDay: 'Le jour J',
  sample: 'Exemple',
} as const satisfies Translation<typeof en>;
