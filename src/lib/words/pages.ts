import { addressIn, barePath, type Language } from './languages.ts';

type Translated = Exclude<Language, 'en'>;

/**
 * Pages by route, with the languages besides English that they exist in. A page exists in a language
 * when all its words and its content do; the build fails otherwise (docs/product.md, Languages).
 */
export const pages: Readonly<Record<string, readonly Translated[]>> = {
  '/': [],
  '/404': [],
  '/[occasion]': [],
  '/[policy]': [],
  '/about/our-team': [],
  '/about/who-we-are': [],
  '/about/why-choose-us': [],
  '/account': [],
  '/book-now': [],
  '/booking': [],
  '/contact': [],
  '/contact/sent': [],
  '/conversation': [],
  '/faqs': [],
  '/forgot': [],
  '/gallery': [],
  '/gallery/[...part]': [],
  '/insights': [],
  '/insights/[slug]': [],
  '/insights/page/[number]': [],
  '/internships': [],
  '/internships/[slug]': [],
  '/internships/applied': [],
  '/internships/apply': [],
  '/internships/draft': [],
  '/internships/not-found': [],
  '/invitation': [],
  '/login': [],
  '/newsletter/sent': [],
  '/offline': [],
  '/paper': [],
  '/payment-success': [],
  '/pricing': [],
  '/pricing/frames': [],
  '/register': [],
  '/search': [],
  '/services': [],
  '/services/[slug]': [],
  '/services/dancing': [],
  '/services/dancing/enrol': [],
  '/settings': [],
  '/share': [],
  '/waiting-list': [],
};

/** Returns the languages that an English path exists in; English is always the first. */
export function languagesOf(path: string): readonly Language[] {
  const route = path in pages ? path : Object.keys(pages).find((one) => shapeOf(one).test(path));
  return ['en', ...(pages[route ?? ''] ?? [])];
}

/** Returns a regular expression of a route: `[slug]` is one segment, `[...part]` any number. */
const shapeOf = (route: string) =>
  new RegExp(`^${route.replace(/\[\.{3}\w+\]/, '.+').replace(/\[\w+\]/, '[^/]+')}$`);

/** Returns an internal address in the language of a page, or in English if it exists in English only. */
export function hrefIn(language: Language, href: string): string {
  if (language === 'en' || !href.startsWith('/')) return href;
  const [path = ''] = barePath(href).split(/[?#]/);
  return languagesOf(path).includes(language) ? addressIn(language, href) : href;
}
