import { escapeHtml } from '../../mail/escape-html.ts';
import { mailStyle } from '../../mail/mail-style.ts';
import { siteUrl } from '../../site-url.ts';

/** Tags of rendered Markdown: typed HTML is escaped, and attribute values contain no ">". */
const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;

const list = 'margin:0 0 16px;padding:0 0 0 24px;';

const styles: Readonly<Record<string, string>> = {
  p: mailStyle.paragraph,
  h2: mailStyle.subheading,
  h3: mailStyle.subheading,
  h4: mailStyle.subheading,
  h5: mailStyle.subheading,
  h6: mailStyle.subheading,
  ul: list,
  ol: list,
  li: mailStyle.item,
  blockquote: mailStyle.quote,
  pre: mailStyle.block,
  hr: mailStyle.rule,
  a: mailStyle.wordLink,
};

/** Adds the styles of our emails to rendered Markdown. A link that may not be followed keeps its words. */
export function mailHtml(html: string): string {
  return html.replace(tag, (_, end: string, name: string, attributes: string) => {
    if (end !== '') return `</${name}>`;
    const style = styles[name] === undefined ? '' : ` style="${styles[name]}"`;
    if (name === 'a') {
      const link = safeLink(attributeOf(attributes, 'href'));
      return link === undefined ? '<a>' : `<a href="${escapeHtml(link)}"${style}>`;
    }
    const start = /^ start="\d+"$/.test(attributes) ? attributes : '';
    return `<${name}${start}${style}>`;
  });
}

/** Lists the addresses that rendered Markdown links to. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(tag)]
    .filter(([, end, name]) => end === '' && name === 'a')
    .map(([, , , attributes = '']) => attributeOf(attributes, 'href'));
}

/** Returns the whole address of a link; undefined unless it is a web page, an email address or ours. */
export function safeLink(href: string): string | undefined {
  if (/^(https?:\/\/[^\s/]|mailto:[^\s]+@)/i.test(href)) return href;
  return /^\/(?![/\\])/.test(href) ? siteUrl(href) : undefined;
}

/** Renders a picture at most as wide as our emails, also where styles are ignored. */
export function pictureHtml(url: string, alt: string): string {
  return `<p style="${mailStyle.paragraph}"><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="544" style="${mailStyle.picture}"></p>`;
}

function attributeOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return decodeEntities(value);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Decodes the four entities that the renderer writes. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
