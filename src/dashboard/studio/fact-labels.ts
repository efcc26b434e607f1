import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';

export const factLabels: Record<keyof StudioFacts, string> = {
  street: 'Street',
  district: 'District',
  city: 'City',
  country: 'Country',
  phone: 'First phone',
  secondPhone: 'Second phone',
  whatsapp: 'WhatsApp',
  emailGeneral: 'Email',
  emailBookings: 'Email for bookings',
  hours: 'Opening hours',
  officeHours: 'Office hours',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
  vatRegistered: 'Registered for VAT',
  mailLine: 'Line in emails',
};
