import * as z from 'astro/zod';

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

/** `content/contact.json`: the words of /contact. Addresses, numbers and hours stand in `content/site.json`. */
export const contactSchema = z.object({
  title: text('the title of the page'),
  description: text('the description for search engines'),
  heading: text('the heading'),
  lead: text('the sentence under the heading'),
  write: z.object({
    heading: text('the heading over the buttons'),
    text: text('what happens when one presses them'),
    subject: text('the subject of a message from nowhere in particular'),
    message: text('its first sentence'),
    email: text('the words of the e-mail button'),
    whatsapp: text('the words of the WhatsApp button'),
  }),
  visit: z.object({
    heading: text('the heading over the map'),
    directions: text('how one gets to the studio'),
    caption: text('what the drawing is'),
    link: text('the words of the link to the full map'),
  }),
});

/** The same place on OpenStreetMap, with a pin. */
export function openStreetMapLink(place: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
