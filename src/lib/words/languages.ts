/** Languages of the site. English is the base and has no prefix in addresses. */
export const languages = ['en', 'fr', 'rw'] as const;

export type Language = (typeof languages)[number];

/** Name of each language in itself. */
export const ownLanguageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  rw: 'Kinyarwanda',
};

/** Languages that an address begins with: /fr/pricing. English has the plain addresses. */
export const namedLanguages = languages.filter((language) => language !== 'en');

/** Returns the language of the page that a script runs in. */
export const pageLanguage = () => document.documentElement.lang as Language;

const named = new RegExp(`^/(${namedLanguages.join('|')})(?=[/?#]|$)/?`);

/** Returns a page's address in a language: /pricing is /fr/pricing, and / is /fr. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Returns the language of a page by its path. */
export function languageIn(path: string): Language {
  return (named.exec(path)?.[1] ?? 'en') as Language;
}

/** Returns a path without its language. Whatever tells pages by their path takes it off first. */
export function barePath(path: string): string {
  return path.replace(named, '/');
}
