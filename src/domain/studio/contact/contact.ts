import * as z from 'zod';
import { words } from '#src/lib/content/content-schema.ts';

export const contactSchema = z.object({
  title: words('the title of the page'),
  description: words('the description for search engines'),
  heading: words('the heading'),
  lead: words('the sentence under the heading'),
  write: z.object({
    heading: words('the heading over the form'),
    text: words('when to expect a reply'),
    send: words('the words of the button'),
  }),
  direct: z.object({
    heading: words('the heading over the email and WhatsApp buttons'),
    subject: words('the subject of a general message'),
    message: words('its first sentence'),
    email: words('the words of the email button'),
    whatsapp: words('the words of the WhatsApp button'),
  }),
  unasked: z.object({
    heading: words('the heading about unexpected payment requests'),
    text: words('the advice about unexpected payment requests'),
  }),
  sent: z.object({
    title: words('the title of the page that confirms a message'),
    description: words('its description'),
    heading: words('the thanks'),
    text: words('what happens next'),
    home: words('the words of the link home'),
  }),
  visit: z.object({
    heading: words('the heading over the map'),
    directions: words('how to get to the studio'),
    caption: words('a description of the drawing'),
    show: words('the words of the button that loads the map of OpenStreetMap'),
    unreachable: words('the message when that map does not load'),
    link: words('the words of the link to the full map'),
  }),
});

/** Origin of the map, loaded only when a visitor opens it. */
export const mapOrigin = 'https://www.openstreetmap.org';

interface Place {
  latitude: number;
  longitude: number;
}

export function mapFrameAddress({ latitude, longitude }: Place): string {
  const [wide, high] = [0.008, 0.005];
  const edges = [longitude - wide, latitude - high, longitude + wide, latitude + high];
  const bbox = edges.map((edge) => edge.toFixed(4)).join('%2C');
  return `${mapOrigin}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

export function openStreetMapLink({ latitude, longitude }: Place): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
