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
    show: text('the words of the button that loads the map of OpenStreetMap'),
    unreachable: text('what is said when that map does not come'),
    link: text('the words of the link to the full map'),
  }),
});

/** Where the map comes from that a visitor may ask for. */
export const mapOrigin = 'https://www.openstreetmap.org';

interface Place {
  latitude: number;
  longitude: number;
}

/** OpenStreetMap's map of the place's surroundings, to be framed, with a pin. */
export function mapFrameAddress({ latitude, longitude }: Place): string {
  const [wide, high] = [0.008, 0.005];
  const edges = [longitude - wide, latitude - high, longitude + wide, latitude + high];
  const bbox = edges.map((edge) => edge.toFixed(4)).join('%2C');
  return `${mapOrigin}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The same place on OpenStreetMap, with a pin. */
export function openStreetMapLink({ latitude, longitude }: Place): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
