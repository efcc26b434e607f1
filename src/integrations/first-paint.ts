/*
 * Preloads the first picture, which browsers would otherwise find after all styles, and gives
 * pages without our fonts (src/layouts/boot.js) their fallback fonts.
 */

const firstPicture = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\bfetchpriority="high"/;
/** Templates are rendered by a script, if at all, so never seen first. */
const templates = /<template\b.*?<\/template>/gs;
/** Preloads follow it: before it, the browser lacks the page's width. */
const viewport = /<meta name="viewport"[^>]*>/;

export function withFirstPicture(html: string): string {
  const [, sources = ''] = firstPicture.exec(html.replaceAll(templates, '')) ?? [];
  const taken: string[] = [];
  const links = [...sources.matchAll(/<source\b[^>]*>/g)].map(([source]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(source)?.[1];
    const media = of('media');
    // A source without a condition applies when no other does.
    const condition = media ?? taken.map((other) => `not all and ${other}`).join(' and ');
    if (media) taken.push(media);
    return `<link rel="preload" as="image" type="${of('type')}"${condition && ` media="${condition}"`} imagesrcset="${of('srcset')}" imagesizes="${of('sizes')}" fetchpriority="high">`;
  });
  return html.replace(viewport, (meta) => meta + links.join(''));
}

/** Adds styles by which `data-plain` prevents loading our fonts. They read `--font-x:"X",x-arial,…`. */
export function withoutFonts(html: string): string {
  return html.replaceAll(
    /:root\{(--font-[\w-]+):"[^"]+",("?[\w-]+-arial[^}]+\})/g,
    (rule, name: string, others: string) => `${rule}[data-plain]{${name}:${others}`,
  );
}
