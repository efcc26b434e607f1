import slugs from '#published/slugs.json' with { type: 'json' };
import { addressIn, barePath, type Language, languageIn } from './languages.ts';
import { liveLanguages } from './live-languages.ts';

type PageTable = Readonly<Record<string, readonly Exclude<Language, 'en'>[]>>;

/**
 * Pages by route, with the languages besides English that they exist in. A page exists in a language
 * when all its words and its content do; the build fails otherwise (docs/product.md, Languages).
 */
export const pages: PageTable = {
  '/': ['fr', 'rw'],
  '/404': ['fr', 'rw'],
  '/[occasion]': ['fr', 'rw'],
  '/[policy]': ['fr', 'rw'],
  '/about/our-team': ['fr'],
  '/about/who-we-are': ['fr', 'rw'],
  '/about/why-choose-us': ['fr'],
  '/account': ['fr', 'rw'],
  '/book-now': ['fr', 'rw'],
  '/booking': ['fr', 'rw'],
  '/contact': ['fr', 'rw'],
  '/contact/sent': ['fr', 'rw'],
  '/conversation': ['fr', 'rw'],
  '/faqs': ['fr', 'rw'],
  '/forgot': ['fr', 'rw'],
  '/gallery': ['fr'],
  '/gallery/[...part]': ['fr'],
  '/insights': [],
  '/insights/[slug]': [],
  '/insights/page/[number]': [],
  '/internships': ['fr'],
  '/internships/[slug]': ['fr'],
  '/internships/applied': ['fr'],
  '/internships/apply': ['fr'],
  '/internships/draft': [],
  '/internships/not-found': ['fr'],
  '/invitation': ['fr', 'rw'],
  '/login': ['fr', 'rw'],
  '/newsletter/sent': ['fr', 'rw'],
  '/offline': ['fr', 'rw'],
  '/paper': ['fr', 'rw'],
  '/payment-success': ['fr', 'rw'],
  '/pricing': ['fr', 'rw'],
  '/pricing/frames': ['fr', 'rw'],
  '/register': ['fr', 'rw'],
  '/search': ['fr', 'rw'],
  '/services': ['fr', 'rw'],
  '/services/[slug]': ['fr'],
  '/services/dancing': ['fr'],
  '/services/dancing/enrol': ['fr'],
  '/settings': ['fr', 'rw'],
  '/share': ['fr', 'rw'],
  '/waiting-list': ['fr', 'rw'],
};

/** Returns the path of a page as visitors see it; while building, it has the name of the file. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Returns the languages that an English path exists in and this build shows; English is the first. */
export function languagesOf(path: string, table = pages): readonly Language[] {
  const route = path in table ? path : Object.keys(table).find((one) => shapeOf(one).test(path));
  return ['en', ...(table[route ?? ''] ?? []).filter((language) => liveLanguages.includes(language))];
}

/** Values of parameters at the root of the site, where pages of several routes are. */
const slugsOf: Readonly<Record<string, readonly string[]>> = slugs;

/** Matches a route: `[policy]` is a known slug, `[slug]` any segment, `[...part]` several. */
function shapeOf(route: string): RegExp {
  const shape = route
    .replace(/\[\.{3}\w+\]/, '.+')
    .replace(/\[(\w+)\]/, (_, name) => `(${slugsOf[name]?.join('|') ?? '[^/]+'})`);
  return new RegExp(`^${shape}$`);
}

/** Returns an internal address in the language of a page, or in English if it exists in English only. */
export function hrefIn(language: Language, href: string, table = pages): string {
  if (language === 'en' || !href.startsWith('/')) return href;
  const bare = barePath(href);
  const [path = ''] = bare.split(/[?#]/);
  return languagesOf(path, table).includes(language) ? addressIn(language, bare) : href;
}

/** Returns the attributes of a link whose words are the title of its page, in the page's own language. */
export function titleLink(language: Language, path: string, table = pages) {
  const href = hrefIn(language, path, table);
  const own = languageIn(href);
  return own === language ? { href } : { href, hreflang: own, lang: own };
}

/** Returns a page's addresses by language for search engines; none for a page in English only. */
export function alternates(path: string, table = pages): { name: Language | 'x-default'; href: string }[] {
  const bare = barePath(path);
  const all = languagesOf(bare, table).map((name) => ({ name, href: addressIn(name, bare) }));
  return all.length === 1 ? [] : [...all, { name: 'x-default', href: bare }];
}

/** Pages shown at addresses of others: unknown ones, or any while offline. */
const standIns = ['/404', '/internships/not-found', '/offline'];

export interface LanguageLink {
  language: Language;
  href: string;
  /**
   * `home` for a page that does not exist in this language. `address` for a stand-in: a script follows
   * the address bar, and without scripts the link opens the home page.
   */
  opens: 'page' | 'home' | 'address';
}

/** Returns where a page can be read in each language of the site; empty while there is one only. */
export function languageLinks(path: string, table = pages): LanguageLink[] {
  const bare = barePath(path);
  const own = languagesOf(bare, table);
  const all = languagesOf('/', table);
  if (all.length === 1) return [];
  return all.map((language) => {
    const opens = standIns.includes(bare) ? 'address' : own.includes(language) ? 'page' : 'home';
    return { language, href: addressIn(language, opens === 'page' ? bare : '/'), opens };
  });
}
