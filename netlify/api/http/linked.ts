import { html } from 'hono/html';
import { site } from '#src/domain/studio/site.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import type { Html } from './respond-with-page.ts';

/** Writes a sentence with its links, by the address of each. */
export function linked(text: string, links: Readonly<Record<string, string>>): Html {
  const parts = linkedParts(text).map(({ text: words, link = '' }) =>
    links[link] === undefined ? words : html`<a href="${links[link]}">${words}</a>`,
  );
  return html`${parts}`;
}

const [first] = site.phones;

/** Addresses in sentences that say how to reach us. */
export const contactLinks = {
  phone: `tel:${first.number}`,
  whatsApp: whatsAppLink(site.whatsapp, ''),
} as const;
