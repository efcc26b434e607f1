import * as z from 'astro/zod';

const text = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

/** `content/contact.json`: the words of /contact. Addresses, numbers and hours stand in `content/site.json`. */
export const contactSchema = z.object({
  title: text('the title of the page'),
  description: text('the description for search engines'),
  heading: text('the heading'),
  lead: text('the sentence under the heading'),
  write: z.object({
    heading: text('the heading over the form'),
    text: text('when visitors will have a reply'),
    send: text('the words of the button'),
  }),
  direct: z.object({
    heading: text('the heading over the email and WhatsApp buttons'),
    subject: text('the subject of a message from nowhere in particular'),
    message: text('its first sentence'),
    email: text('the words of the email button'),
    whatsapp: text('the words of the WhatsApp button'),
  }),
  sent: z.object({
    title: text('the title of the page that confirms a message'),
    description: text('its description'),
    heading: text('the thanks'),
    text: text('what happens next'),
    home: text('the words of the link home'),
  }),
  visit: z.object({
    heading: text('the heading over the map'),
    directions: text('how to get to the studio'),
    caption: text('what the drawing is'),
    link: text('the words of the link to the full map'),
  }),
});

/** The same place on OpenStreetMap, with a pin. */
export function openStreetMapLink(place: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
