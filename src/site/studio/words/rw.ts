import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  hours: { text: 'Sitidiyo: {hours:hours}', confirmed: false },
  officeHours: { text: 'Telefoni: {hours:hours}', confirmed: false },
  aboutPage: { text: 'Muraho, ndimo kureba “{title}” ku rubuga rwanyu.', confirmed: false },
  inNewTab: { text: '{link} (bifungukira ahandi)', confirmed: false },

  address: { text: 'Sitidiyo', confirmed: false },
  open: { text: 'Amasaha dukora', confirmed: false },
  phone: { text: 'Telefoni', confirmed: false },
  email: { text: 'Imeyili', confirmed: false },
  hoursOfStudio: {
    text: 'Sitidiyo, harimo n’amasomo ya nimugoroba kugeza saa {until:time}',
    confirmed: false,
  },
  hoursOfOffice: { text: 'Amasaha y’ibiro', confirmed: false },

  mapOfStudio: { text: 'Ikarita: {studio}', confirmed: false },
  drawnMap: {
    text: 'Ikarita ishushanyije: {studio} kuri {street}, mu majyaruguru ya Kigali Convention Centre, hagati ya Kacyiru, Kimihurura na Remera.',
    confirmed: false,
  },
  conventionCentreAbove: { text: 'Kigali', confirmed: false },
  conventionCentreBelow: { text: 'Convention Centre', confirmed: false },
  toCityCentre: { text: '← Mu mujyi', confirmed: false },
  toAirport: { text: 'Ku kibuga cy’indege →', confirmed: false },
  north: { text: 'N', confirmed: false },

  roleSince: { text: '{role}, kuva mu {year}', confirmed: false },
  onYourDay: { text: 'Ku munsi wawe', confirmed: false },
  sample: { text: 'Urugero', confirmed: false },
} as const satisfies Translation<typeof en>;
