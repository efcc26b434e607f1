import { html } from 'hono/html';
import { linkedParts } from '#src/lib/words/messages.ts';
import type { Html } from './respond-with-page.ts';

/** Writes a sentence with its links, by the address of each or a function that renders its words. */
export function linked(
  text: string,
  links: Readonly<Record<string, string | ((words: string) => Html)>>,
): Html {
  const parts = linkedParts(text).map(({ text: words, link = '' }) => {
    const target = links[link];
    if (target === undefined) return words;
    return typeof target === 'function' ? target(words) : html`<a href="${target}">${words}</a>`;
  });
  return html`${parts}`;
}
