/*
 * Tells the browser in a page's first bytes which picture is seen first, which it would else learn behind all styles; and
 * gives pages that do without our fonts (src/layouts/boot.js) those that stand in for them.
 */

const firstPicture = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\bfetchpriority="high"/;
/** Shown by a script, if at all: nothing of them is seen first. */
const templates = /<template\b.*?<\/template>/gs;
/** Before it, the browser does not know how wide the page is. */
const viewport = /<meta name="viewport"[^>]*>/;

/** The page with a preload for each source of the picture that is seen first. */
export function withFirstPicture(html: string): string {
  const [, sources = ''] = firstPicture.exec(html.replaceAll(templates, '')) ?? [];
  const taken: string[] = [];
  const links = [...sources.matchAll(/<source\b[^>]*>/g)].map(([source]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(source)?.[1];
    const media = of('media');
    // What has no condition is for those that no other is for.
    const condition = media ?? taken.map((other) => `not all and ${other}`).join(' and ');
    if (media) taken.push(media);
    return `<link rel="preload" as="image" type="${of('type')}"${condition && ` media="${condition}"`} imagesrcset="${of('srcset')}" imagesizes="${of('sizes')}" fetchpriority="high">`;
  });
  return html.replace(viewport, (meta) => meta + links.join(''));
}

/** Adds styles by which `data-plain` keeps a page from loading our fonts. They read `--font-x:"X",x-arial,…`. */
export function withoutFonts(html: string): string {
  return html.replaceAll(
    /:root\{(--font-[\w-]+):"[^"]+",("?[\w-]+-arial[^}]+\})/g,
    (rule, name: string, others: string) => `${rule}[data-plain]{${name}:${others}`,
  );
}
