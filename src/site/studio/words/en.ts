import type { Messages } from '#src/lib/words/messages.ts';

/** Ways to reach the studio, and its people. */
export const en = {
  hours: 'Studio: {hours:hours}',
  officeHours: 'Phone: {hours:hours}',
  // WhatsApp message from a visitor, with the title of the page.
  aboutPage: 'Hello, I am looking at “{title}” on your website.',
  // Name of a link, with its words on the page.
  inNewTab: '{link} (opens a new tab)',

  // Labels in a list of facts.
  address: 'Studio',
  open: 'Open',
  phone: 'Phone',
  email: 'Email',
  // Below the hours.
  hoursOfStudio: 'Studio, with evening classes until {until:time}',
  hoursOfOffice: 'Office hours',

  mapOfStudio: 'Map: {studio}',
  drawnMap:
    'Drawn map: {studio} on {street}, north of the Kigali Convention Centre, between Kacyiru, Kimihurura and Remera.',
  // On the map: a name in two lines of up to 17 letters, and two ways that leave it.
  conventionCentreAbove: 'Kigali',
  conventionCentreBelow: 'Convention Centre',
  toCityCentre: '← City centre',
  toAirport: 'Airport →',
  // On the map, in one letter.
  north: 'N',

  // The role of a named person: “Photography lead, since 2021”.
  roleSince: '{role}, since {year}',
  // Over three lines of what a person of the team does on the day of the client.
  onYourDay: 'On your day',
  // Marks an invented name or quote on a site that is not public yet.
  sample: 'Sample',
} as const satisfies Messages;
