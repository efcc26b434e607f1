import type { OpeningHours } from '#src/lib/words/hours.ts';
import type { Site } from '../studio.ts';

/** Facts that super admins may change (docs/product.md, Studio facts); no override changes others. */
export interface StudioFacts {
  street: string;
  district: string;
  city: string;
  country: string;
  emailGeneral: string;
  emailBookings: string;
  /** Display form: "+250 700 000 001". */
  phone: string;
  secondPhone: string;
  whatsapp: string;
  hours: OpeningHours[];
  officeHours: OpeningHours[];
  /** Profile addresses; an omitted one has no icon. */
  instagram?: string | undefined;
  facebook?: string | undefined;
  youtube?: string | undefined;
  x?: string | undefined;
  vatRegistered: boolean;
  /** Last line of every email, above the studio's address. */
  mailLine?: string | undefined;
}

export const studioId = 'studio';

const profiles = { Instagram: 'instagram', Facebook: 'facebook', YouTube: 'youtube', X: 'x' } as const;

export function factsOf({ address, emails, phones, social, ...site }: Site): StudioFacts {
  const known = social.map(({ name, url }) => [profiles[name], url]);
  return {
    ...address,
    emailGeneral: emails.general,
    emailBookings: emails.bookings,
    phone: phones[0].display,
    secondPhone: phones[1].display,
    whatsapp: site.whatsapp,
    hours: site.hours,
    officeHours: site.officeHours,
    ...Object.fromEntries(known),
    vatRegistered: site.vatRegistered,
    ...(site.mailLine !== undefined && { mailLine: site.mailLine }),
  };
}

export function siteWith(site: Site, facts: StudioFacts): Site {
  const { street, district, city, country, hours, officeHours, vatRegistered, mailLine } = facts;
  const names = Object.keys(profiles) as (keyof typeof profiles)[];
  const { mailLine: _, ...rest } = site;
  return {
    ...rest,
    hours,
    officeHours,
    vatRegistered,
    address: { street, district, city, country },
    emails: { general: facts.emailGeneral, bookings: facts.emailBookings },
    phones: [phoneOf(facts.phone), phoneOf(facts.secondPhone)],
    whatsapp: phoneOf(facts.whatsapp).number,
    social: names.flatMap((name) => {
      const url = facts[profiles[name]];
      return url === undefined ? [] : [{ name, url }];
    }),
    ...(mailLine !== undefined && { mailLine }),
  };
}

function phoneOf(display: string): Site['phones'][0] {
  return { display, number: display.replace(/[^+\d]/g, '') };
}
