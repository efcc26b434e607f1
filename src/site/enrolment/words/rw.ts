import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  heading: { text: 'Iyandikishe mu isomo', confirmed: false },
  lead: { text: 'Hitamo isomo utubwire uzabyina. Nta mafaranga dufata ubu.', confirmed: false },
  dancing: { text: 'Kubyina', confirmed: false },
  price: { text: 'Igiciro', confirmed: false },
  duration: { text: 'Igihe rimara', confirmed: false },
  schedule: { text: 'Gahunda', confirmed: false },
  category: { text: 'Icyiciro', confirmed: false },
  classFull: {
    text: 'Iri somo ryuzuye, ariko ushobora kujya ku rutonde rw’abategereje. Tuzakuvugisha umwanya nuboneka. Nta cyo usabwa kwishyura ubu.',
    confirmed: false,
  },
  class: { text: 'Isomo', confirmed: false },
  classChoice: { text: '{name}: {price}, {schedule}', confirmed: false },
  choose: { text: 'Hitamo', confirmed: false },
  name: { text: 'Amazina y’uzabyina', confirmed: false },
  experience: { text: 'Uburambe', confirmed: false },
  experienceHint: { text: 'Muri iyi mbyino cyangwa isa na yo.', confirmed: false },
  age: { text: 'Imyaka', confirmed: false },
  ageHint: { text: 'Utarageza ku myaka {age} tumubaza umubyeyi cyangwa umurera.', confirmed: false },
  guardian: { text: 'Umubyeyi cyangwa umurera', confirmed: false },
  guardianIfYoung: { text: 'Umubyeyi cyangwa umurera (ku batarageza ku myaka {age} gusa)', confirmed: false },
  guardianHint: {
    text: 'Abatarageza ku myaka {age} bandikishwa n’umubyeyi cyangwa umurera. Tanga numero ye ya telefoni cyangwa imeyili.',
    confirmed: false,
  },
  guardianName: { text: 'Amazina y’umubyeyi cyangwa umurera', confirmed: false },
  emergencyContact: { text: 'Uwo twahamagara habaye ikibazo', confirmed: false },
  emergencyContactHint: { text: 'Amazina na numero ya telefoni by’umuntu twahamagara.', confirmed: false },
  paymentMethod: { text: 'Uburyo bwo kwishyura', confirmed: false },
  paymentMethodHint: {
    text: 'Nta mafaranga dufata ubu: tuzakubwira uko wishyura umaze kwiyandikisha.',
    confirmed: false,
  },
  secondPlace: { text: 'Nsanzwe mfite umwanya muri iri somo kandi nshaka undi.', confirmed: false },
  privacy: {
    text: 'Uko tubikoresha n’uko wabisibisha: <privacy>uko turinda amakuru yawe</privacy>.',
    confirmed: false,
  },
  send: { text: 'Iyandikishe muri iri somo', confirmed: false },
  done: { text: 'Subira ku masomo', confirmed: false },
} as const satisfies Translation<typeof en>;
